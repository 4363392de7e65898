import { companionsOf } from '@/components/workplace/buddy/companion/companion';

test('a drawing or photo that lies in its own address is shown', () => {
  const img = 'data:image/png;base64,iVBORw0KGgo=';
  expect(companionsOf([{ img, name: 'Kiri' }])).toEqual([{ name: 'Kiri', picture: img }]);
});

test.each([
  'https://collector.example/a.png',
  '//collector.example/a.png',
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,AAAA" onerror="alert(1)',
  '',
])('a picture at %s is not shown, nor is anything asked for there (T78, T79)', (img) => {
  expect(companionsOf([{ img, name: 'Kiri' }])).toEqual([]);
});
