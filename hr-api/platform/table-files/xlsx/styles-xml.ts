/** The formats of cells by their place in the stylesheet. */
export const STYLES = { plain: 0, heading: 1, day: 2, instant: 3, quoted: 4 } as const;

const xf = (facts: string) => `<xf borderId="0" fillId="0" xfId="0" ${facts}/>`;

/** A text that begins as a formula does stays a text when somebody edits it: `quotePrefix` is the apostrophe that they would type. */
export const STYLES_XML = [
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  '<numFmts count="2">',
  '<numFmt numFmtId="164" formatCode="dd\\-mmm\\-yyyy"/>',
  '<numFmt numFmtId="165" formatCode="dd\\-mmm\\-yyyy\\ hh:mm"/>',
  '</numFmts>',
  '<fonts count="2">',
  '<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
  '</fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf borderId="0" fillId="0" fontId="0" numFmtId="0"/></cellStyleXfs>',
  '<cellXfs count="5">',
  xf('fontId="0" numFmtId="0"'),
  xf('fontId="1" numFmtId="0" applyFont="1"'),
  xf('fontId="0" numFmtId="164" applyNumberFormat="1"'),
  xf('fontId="0" numFmtId="165" applyNumberFormat="1"'),
  xf('fontId="0" numFmtId="0" quotePrefix="1"'),
  '</cellXfs>',
  '<cellStyles count="1"><cellStyle builtinId="0" name="Normal" xfId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
