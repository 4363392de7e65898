import { PDFDocument, type PDFField, type PDFPage } from '@cantoo/pdf-lib';

/** In points, from the lower left corner of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a field that waits for a signature is named. */
const FIELD_NAME = /^signature$/i;

const MIN_SIZE = { width: 60, height: 24 } as const;
const DEFAULT_BOX = { width: 240, height: 90, margin: 36 } as const;

/** Where the signature belongs. A field that marks the place is taken out: it is filled now. */
export function findPlaceholder(pdf: PDFDocument): { page: PDFPage; box: Box } {
  const found = fieldOf(pdf);
  if (found) return found;
  const page = pdf.getPages().at(-1);
  if (!page) throw new Error('The document has no page');
  const { x, y } = page.getCropBox();
  const { width, height, margin } = DEFAULT_BOX;
  return { page, box: { x: x + margin, y: y + margin, width, height } };
}

function fieldOf(pdf: PDFDocument): { page: PDFPage; box: Box } | null {
  const form = pdf.getForm();
  const field = form.getFields().find((one) => FIELD_NAME.test(one.getName()));
  const widget = field?.acroField.getWidgets()[0];
  const page = field && pageOf(pdf, field);
  if (!field || !widget || !page) return null;
  const box = widget.getRectangle();
  form.removeField(field);
  return box.width >= MIN_SIZE.width && box.height >= MIN_SIZE.height ? { page, box } : null;
}

/** The page that shows the field; not every writer notes it in the field itself. */
function pageOf(pdf: PDFDocument, field: PDFField): PDFPage | undefined {
  const widget = field.acroField.getWidgets()[0];
  const ref = widget && pdf.context.getObjectRef(widget.dict);
  return pdf.getPages().find((page) => {
    if (widget?.P() === page.ref) return true;
    const annotations = page.node.Annots();
    return ref !== undefined && annotations?.asArray().includes(ref);
  });
}
