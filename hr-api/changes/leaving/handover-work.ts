import { settleHandovers } from '../../people/changes/leaving/settle-handovers';
import type { RecurringWork } from '../../platform/capability';

const MINUTE_MS = 60_000;

export const handoverWork: RecurringWork = {
  key: 'hand over',
  names: {
    de: 'Übergeben, was Ausgeschiedene innehatten',
    en: 'Hand over what leavers held',
    es: 'Traspasar lo que tenían quienes se van',
    fr: 'Transmettre ce que tenaient les partants',
    ja: '退職者が担当していたものを引き継ぐ',
    zh: '交接离职人员负责的事项',
  },
  everyMs: 10 * MINUTE_MS,
  bounds: { leastMs: MINUTE_MS, mostMs: 60 * MINUTE_MS },
  mayBeSwitchedOff: false,
  run: settleHandovers,
};
