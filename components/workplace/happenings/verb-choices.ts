import type { VerbChoices } from '@/components/platform/verbs';
import { call } from '@/lib/client/call/call';

export const verbChoices: VerbChoices = {
  wish: async () => {
    const today = await call('listHappeningsToday', { WithJoiners: true });
    return today
      .filter(({ WishCode, IsWished }) => WishCode && !IsWished)
      .map((happening) => ({
        name: happening.DisplayName,
        opens: { panel: 'happenings', subject: happening.ChillCode },
      }));
  },
};
