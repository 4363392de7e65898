import { act, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { FormDraft } from '@/components/form/form-draft';
import { FormStore } from '@/components/form/store/form-store';
import { SaveEffects } from '@/components/profile/form/save-effects';
import { formFields } from '@/lib/contract/platform/form/wire-field';
import { planFields } from '@/lib/contract/platform/form/plan-fields';
import { answerCalls } from '../helpdesk/answer-calls';
import { renderWithMessages } from '../render-with-messages';
import { fields, place } from './contact-section';

/** A form in which somebody has typed before any of its parts listens. */
function typedStore() {
  const plan = planFields(formFields(fields, new Map(), 'own'));
  const surroundings = { today: '2025-03-05' };
  const store = new FormStore({ plan, answers: { Phone: '12345', City: 'Pune' }, masked: {}, surroundings });
  store.answer(plan.byKey.get('City')!.code, 'Goa');
  return store;
}

const effective = { day: '', issue: null, choose: () => {}, refuse: () => {} };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was typed before the form listens is kept, and who decides about it is said', async () => {
  const asked = answerCalls({
    getDraft: { Content: null, SavedAt: null },
    saveDraft: {},
    getSaveEffects: { IsAsked: true, Steps: [], Touches: [] },
  });
  const store = typedStore();
  renderWithMessages(
    <SWRConfig value={{ provider: () => new Map() }}>
      <FormDraft store={store} form="profile-section" subject="3" />
      <SaveEffects store={store} row={{ ...place, KeyCode: 'row' }} effective={effective} />
    </SWRConfig>,
  );
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(await screen.findByRole('button', { name: 'From another day' })).toBeInTheDocument();
  expect(asked.of('getSaveEffects')[0]?.request).toMatchObject({ City: 'Goa' });
  expect(JSON.parse((asked.of('saveDraft')[0]?.request as { Content: string }).Content).answers).toEqual({
    City: 'Goa',
  });
});
