/** The command was called wrongly: told in one line, exit code 2. */
export class UsageFault extends Error {}

/** The command was understood but cannot be done: told in one line, exit code 1. */
export class Failure extends Error {}
