import { sealedPassword } from '../../platform/hr-api/harness/portal-side';
import type { TestApp } from '../../platform/hr-api/harness/start-app';
import { SAMPLE_PASSWORD } from '../../platform/hr-api/harness/test-settings';

/** Confirms by a password that it is the owner of a session. */
export const confirm = (hr: TestApp, token: string, password = SAMPLE_PASSWORD, OTP = '') =>
  hr.call('confirmIdentity', { Password: sealedPassword(password, hr.clock.now), OTP }, { token });
