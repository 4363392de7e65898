import { cache } from 'react';
import { callHr } from '@/lib/bff/upstream/call-hr';
import { HrError } from '@/lib/bff/upstream/hr-error';

const codeIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** A section that HR may write, with its draft, among the others; null for a code that none has. */
export const readSetupSection = cache(async (text: string) => {
  const sections = await callHr('listSetupSections', {});
  const section = sections.find(({ SectionCode }) => SectionCode === codeIn(text));
  if (!section) return null;
  const draft = await callHr('getSectionDraft', { SectionCode: section.SectionCode });
  return { section, sections, draft };
});

/** The draft that the person was asked to try out; null for another one. */
export const readSectionTest = cache(async (text: string) => {
  const SectionCode = codeIn(text);
  if (SectionCode === null) return null;
  try {
    return await callHr('getSectionTest', { SectionCode });
  } catch (error) {
    if (error instanceof HrError && error.code === 'not_found') return null;
    throw error;
  }
});
