import { defineCapability } from '../capability';
import { purgeBudgets } from './budgets';
import { budgetsErasure } from './budgets-erasure';

export const budgetsCapability = defineCapability({
  name: 'budgets',
  purges: { 'purge budgets': purgeBudgets },
  erasure: [budgetsErasure],
});
