import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

// It is read when the module is: set before anything is imported.
process.env.NEXT_PUBLIC_BASE_PATH = '/hr';

test('whoever asks a form of a dashboard that is served below a path stays below it', async () => {
  const { AddressForm } = await import('@/components/dashboards/filter/address-form');
  const form = {
    page: '/ecenter/hrdashboard#hiring',
    parameters: [['unit', 'a'] as const, ['unit', 'b'] as const],
  } as const;
  const drawn = renderToStaticMarkup(createElement(AddressForm, form));
  expect(drawn).toContain('action="/hr/ecenter/hrdashboard#hiring"');
  for (const unit of ['a', 'b']) expect(drawn).toContain(`<input type="hidden" name="unit" value="${unit}"/>`);
});

test('whoever runs no script is led to the whole dashboard below the path, too', async () => {
  const { PlainRefresh } = await import('@/components/dashboards/plain-refresh');
  const drawn = renderToStaticMarkup(createElement(PlainRefresh, { address: '/ecenter/hrdashboard?plain=1' }));
  expect(drawn).toContain('content="0;url=/hr/ecenter/hrdashboard?plain=1"');
});
