let loginId = '';

/** Carries the id of a requested code to the next screen, in memory only. */
export const rememberedLoginId = {
  remember: (id: string) => {
    loginId = id;
  },
  recall: () => loginId,
};
