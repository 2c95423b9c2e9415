import { Component, type ComponentChildren } from 'preact'
import { LoadFailure } from './lazy.tsx'
import { Notice } from './notice.tsx'
import { words } from './words.ts'

interface BoundaryProps {
  readonly children: ComponentChildren
}

/** Whatever breaks inside: what failed, what is safe, one button. */
export class FailureBoundary extends Component<BoundaryProps, { failure: unknown }> {
  override state: { failure: unknown } = { failure: null }

  static override getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure }
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    const { failed, reload } = words.value.shell
    return (
      <Notice
        heading={failed.heading}
        text={failure instanceof LoadFailure ? failed.part : failed.text}
        code={failure instanceof Error ? `${failure.name}: ${failure.message}`.slice(0, 120) : 'unknown'}
      >
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {reload}
        </button>
      </Notice>
    )
  }
}
