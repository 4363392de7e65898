let loginId = '';

/** Carries the id that a code was asked for to the next screen, within this page's memory alone. */
export const rememberedLoginId = {
  remember: (id: string) => {
    loginId = id;
  },
  recall: () => loginId,
};
