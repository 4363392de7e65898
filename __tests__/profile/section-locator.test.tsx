import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionLocator } from '@/components/profile/sections/section-locator';
import { renderWithMessages } from '../render-with-messages';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

let asked: { name: string | undefined; request: object }[];
beforeEach(() => {
  asked = [];
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    asked.push({ name: address.split('/').at(-1), request: JSON.parse(String(body)) as object });
    const found = [{ ChillCode: 'key-2', Name: 'Ravi Menon', Empid: 'E1002', HasPhoto: false }];
    return { ok: true, status: 200, json: async () => found } as Response;
  }) as typeof fetch;
});

test('the locator asks for those whose record is open, and leads to their section (SECT-01)', async () => {
  renderWithMessages(<SectionLocator section={3} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Employee locator' }), 'ravi');
  const link = await screen.findByRole('link', { name: /Ravi Menon/ });
  expect(link).toHaveAttribute('href', '/ecenter/profileedit/key/key-2/section/3');
  await waitFor(() =>
    expect(asked).toEqual([{ name: 'searchEmployees', request: { SearchText: 'ravi', IsOpen: true } }]),
  );
});

test('Enter opens nobody of an earlier text, and the first of those who were found', async () => {
  renderWithMessages(<SectionLocator section={3} />);
  const field = screen.getByRole('searchbox', { name: 'Employee locator' });
  await userEvent.type(field, 'ravi');
  await screen.findByRole('link', { name: /Ravi Menon/ });
  await userEvent.type(field, 'x{Enter}');
  expect(push).not.toHaveBeenCalled();
  await waitFor(() => expect(asked.at(-1)?.request).toMatchObject({ SearchText: 'ravix' }));
  await waitFor(async () => {
    await userEvent.type(field, '{Enter}');
    expect(push).toHaveBeenCalledWith('/ecenter/profileedit/key/key-2/section/3');
  });
});
