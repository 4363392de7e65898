import { readOrganisationView, writeOrganisationView } from '@/lib/organisation-address';

test('what a list is narrowed to is read back from its address, a parameter for each value', () => {
  const view = { chosen: { unit: ['sales', 'firmware'], level: ['l-2'] }, on: '2026-01-31' };
  const query = new URLSearchParams('status=2&unit=old');
  writeOrganisationView(query, view);
  expect(query.toString()).toBe('status=2&unit=sales&unit=firmware&level=l-2&on=2026-01-31');
  expect(readOrganisationView(query)).toEqual(view);
});

test('what an address cannot mean is left out', () => {
  const query = new URLSearchParams(`unit=${'x'.repeat(65)}&unit=&location=pune&planet=mars&on=2026-13-45`);
  expect(readOrganisationView(query)).toEqual({ chosen: { location: ['pune'] }, on: '' });
});
