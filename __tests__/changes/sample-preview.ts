import type { Preview } from '@/components/changes/preview/preview-data';

const fact = (Text: string) => ({ Field: 'JobStatus', Label: 'Job Status', Text, IsChanged: false });

/** A confirmation of somebody on probation, which one more person sees. */
export const PREVIEW: Preview = {
  ...{ People: 1, Version: 'v1', NeedsMode: [], Later: [], AsksApproval: false },
  Before: [{ From: '01-Jan-2026', To: '', Facts: [fact('Probation')], Change: 'same' }],
  After: [
    { From: '01-Jan-2026', To: '28-Feb-2027', Facts: [fact('Probation')], Change: 'changed' },
    { From: '01-Mar-2027', To: '', Facts: [fact('Confirmed')], Change: 'new' },
  ],
  Sight: {
    On: '01-Mar-2027',
    Gains: { Count: 3, People: [{ Name: 'Meera Iyer', Empid: 'E1004', KeyCode: '', HasPhoto: false }] },
    Loses: { Count: 0, People: [] },
  },
  Reports: { Direct: 2, Below: 5 },
  Effects: [
    { Key: 'approvals', Title: '2 approvals wait for them', Count: 2, Details: [{ Text: 'Address', Link: '' }] },
    { Key: 'tags', Title: 'No tags', Count: 0, Details: [] },
  ],
};
