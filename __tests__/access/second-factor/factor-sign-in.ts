import { mailsIn, waitForMails } from '../../platform/hr-api/harness/mailbox';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { ORIGIN } from './add-passkey';

/** How a passkey is refused. */
export const refusedWith = (because: string) => ({ code: 'passkey_refused', params: { because } });

/** The steps of a sign-in whose second one is by a factor of the person's own. */
export function factorSignIn(hr: () => TestApp) {
  return {
    /** Signs in up to the code and answers the session that waits for it. */
    async pendingOf(loginId: string, options: object = {}): Promise<string> {
      const { authToken, ischg } = (await hr().signIn(loginId, undefined, options)).reply();
      expect(ischg).toBe(100);
      return authToken;
    },
    challengeFor: async (token: string) =>
      (await hr().call('startPasskeySignIn', { Origin: ORIGIN }, { token })).reply().Options,
    verify: (token: string, Passkey: string, Origin = ORIGIN) =>
      hr().call('verifyPasskey', { Passkey, Origin }, { token }),
    stateOf: async (token: string) => (await hr().call('getSecondFactor', {}, { token })).reply(),
    /** Waits for a mail of that subject about a passkey of that name. */
    async mailAbout(subject: string, name: string): Promise<void> {
      for (;;) {
        const mails = await mailsIn(hr().dataDir);
        if (mails.some((mail) => mail.subject === subject && mail.text.includes(name))) return;
        await waitForMails(hr().dataDir, mails.length + 1);
      }
    },
  };
}
