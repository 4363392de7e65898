/** The reader of PDFs wants these to be there when it is loaded, and uses them to draw alone, which nobody does here. */
export class NoDrawing {}

Object.assign(globalThis, { DOMMatrix: NoDrawing, ImageData: NoDrawing, Path2D: NoDrawing });
