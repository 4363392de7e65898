import { FIELDS, longAnswers, longSection, LONG_SECTION, STEPS } from '../../bench/record/long-section';
import { sectionFields } from '../../hr-api/people/record/sections/section-form';
import { Form } from '../../lib/contract/platform/form/form';
import { planForm } from '../../lib/contract/platform/form/plan';

const form = () =>
  new Form(planForm(sectionFields(longSection(LONG_SECTION), 'en')), longAnswers(), { today: '2026-11-23' });

test('the section that is measured has sixty fields, each with a code of its own', () => {
  const codes = longSection(LONG_SECTION).fields.map(({ code }) => code);
  expect(new Set(codes).size).toBe(FIELDS);
});

test('its answers are those that its formulas give', () => {
  expect(form().values()).toEqual(longAnswers());
});

test('another first answer changes ten formulas, one by the other', () => {
  const filled = form();
  expect(filled.answer('Step0', '40').size).toBe(STEPS + 1);
  expect(filled.effective('Step10')).toBe('50');
});
