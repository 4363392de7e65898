import { checkDoc, checkXls } from '../check-compound';
import { checkDrawing } from '../check-drawing';
import { checkDocx, checkXlsx } from '../check-office';
import { checkPdf } from '../check-pdf';
import { checkBmp, checkJpeg, checkPng } from '../check-picture';
import { checkText } from '../check-text';
import { checkZip } from '../check-zip';
import type { Kind } from '../inspector';
import { askReader } from './ask-reader';

/** Each throws the refusal of content that is not of its format or should not be taken. */
export const CHECKS: Readonly<Record<Kind, (bytes: Buffer) => void | Promise<void>>> = {
  drawing: checkDrawing,
  pdf: (bytes) => askReader(bytes, checkPdf(bytes)),
  png: checkPng,
  jpeg: checkJpeg,
  jpg: checkJpeg,
  bmp: checkBmp,
  csv: checkText,
  xls: checkXls,
  xlsx: checkXlsx,
  doc: checkDoc,
  docx: checkDocx,
  zip: checkZip,
};
