import { defineCapability } from '../capability';
import { purgeBudgets } from './budgets';

export const budgetsCapability = defineCapability({
  name: 'budgets',
  purges: { 'purge budgets': purgeBudgets },
});
