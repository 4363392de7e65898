import { screen } from '@testing-library/react';
import { RecordSections } from '@/components/profile/overview/record-sections';
import type { ReplyFor } from '@/lib/contract/all';
import { renderWithMessages } from '../render-with-messages';

type Section = ReplyFor<'listSectionFacts'>[number];
type Fact = Section['Rows'][number]['Facts'][number];

const fact = (Label: string, Text: string, Type: string): Fact => ({
  ...{ FieldCode: Label, Label, Text, Type, IsColumn: true, IsMasked: false },
});

test('a row in short says of what its bare answers are', () => {
  const facts = [
    fact('Full name', 'Usha Rao', 'text'),
    fact('Date of birth', '11-Sep-1958', 'date'),
    fact('Age', '68', 'formula'),
    fact('Depends on your income?', 'Yes', 'radio'),
  ];
  const section = {
    ...{ SectionCode: 5, SectionName: 'Family', SectionImage: '', LinkInfo: '', LinkURL: '', Master: true },
    ...{ StatusCode: '', StatusName: '', LastModifiedDate: '', EditFlag: false },
    Rows: [{ KeyCode: 'a', EffectiveFrom: '', Facts: facts }],
  } as unknown as Section;
  renderWithMessages(<RecordSections sections={[section]} cardKey={undefined} isPast={false} />);
  expect(screen.getByText('11-Sep-1958 · Age: 68 · Depends on your income? Yes')).toBeInTheDocument();
});
