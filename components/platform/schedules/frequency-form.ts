import type { Form } from '@/lib/client/form/use-form';
import type { FrequencyValues } from './frequency-values';

/** A form that says, among other things, how often. */
export type FrequencyForm = Pick<Form<FrequencyValues>, 'values' | 'field' | 'change'>;
