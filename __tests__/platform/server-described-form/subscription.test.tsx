import userEvent from '@testing-library/user-event';
import { FormStore } from '@/components/form/store/form-store';
import { planForm } from '@/lib/contract/platform/form/plan';
import { enabling, field } from './fields';
import { renderForm } from './render-form';

const storeOf = (fields: Parameters<typeof planForm>[0], answers = {}) =>
  new FormStore({ plan: planForm(fields), answers, masked: {}, surroundings: { today: '2026-11-23' } });

test('an answer is heard by the fields that it changes and by no other', () => {
  const fields = [field('Has', enabling(['Y'], ['What'])), field('What'), field('Other')];
  const store = storeOf(fields);
  const heard: string[] = [];
  for (const { code } of fields) store.subscribe(code, () => heard.push(code));
  store.answer('Has', 'Y');
  expect(heard.sort()).toEqual(['Has', 'What']);
});

test('a field that is told of nothing new keeps its view', () => {
  const store = storeOf([field('One'), field('Two', { isMandatory: true })]);
  const [one, two] = [store.view('One'), store.view('Two')];
  store.touch();
  expect(store.view('One')).toBe(one);
  expect(store.view('Two')).not.toBe(two);
});

test('of 200 fields, typing draws the one that is typed into', async () => {
  const fields = Array.from({ length: 200 }, (_, at) => field(`F${at}`));
  await renderForm(fields, { onReveal: async () => '' });
  const input = document.querySelector<HTMLInputElement>('[name=F7]');
  if (!input) throw new Error('no input');
  const view = jest.spyOn(FormStore.prototype, 'view');
  await userEvent.type(input, 'ab');
  expect(input).toHaveValue('ab');
  expect(new Set(view.mock.calls.flat())).toEqual(new Set(['F7']));
});

test('an answer goes through a chain of 50 fields among 500, and comes back', () => {
  const chain = Array.from({ length: 50 }, (_, at) => field(`F${at}`, enabling(['Y'], [`F${at + 1}`])));
  const others = Array.from({ length: 450 }, (_, at) => field(`F${at + 50}`));
  const all = [...chain, ...others];
  const store = storeOf(all, Object.fromEntries(all.map(({ key }) => [key, 'Y'])));
  const enabled = () => all.filter(({ code }) => store.view(code).isEnabled).length;
  expect(enabled()).toBe(500);
  store.answer('F0', 'N');
  expect(enabled()).toBe(450);
  expect(store.answers()).toMatchObject({ F0: 'N', F1: '', F50: '', F51: 'Y' });
  store.answer('F0', 'Y');
  expect(store.answers()).toMatchObject({ F0: 'Y', F1: 'Y', F50: 'Y' });
});
