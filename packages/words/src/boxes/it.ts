import { box as cz } from '../18cz/it/box.ts'
import { box as ah } from '../1824/it/box.ts'
import { box as rm } from '../1862/it/box.ts'
import { box as chicago } from '../chicago-express/it/box.ts'
import type { Boxes } from '../shapes.ts'

export const boxes: Boxes = {
  'chicago-express': chicago,
  '18cz': cz,
  '1824': ah,
  '1862': rm,
}
