import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WholeDates } from '@/components/dashboards/whole-dates';
import { languages } from '@/lib/contract/platform/languages';
import { dayText } from '@/lib/dates';

const drawn = (text: string) => renderToStaticMarkup(createElement(WholeDates, { text }));
const whole = (date: string) => `<span class="whitespace-nowrap">${date}</span>`;

test.each(languages)('whoever reads %s finds no date that is broken, and all else as it was', (language) => {
  for (const day of ['2026-03-01', '2025-12-31', '2026-05-09']) {
    const date = dayText(day, language);
    expect(drawn(`40, ${date} – ${date}: 12`)).toBe(`40, ${whole(date)} – ${whole(date)}: 12`);
  }
  expect(drawn('Nobody works here.')).toBe('Nobody works here.');
});
