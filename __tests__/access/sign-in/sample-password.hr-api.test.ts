import { startApp, type TestApp } from '../../platform/hr-api/harness/start-app';

const elsewhere = { APP_URL: 'https://hr.example.com', SAMPLE_DATA: 'off' };

async function signInAt(settings: Record<string, string>) {
  const hr: TestApp = await startApp({ settings });
  const { status } = await hr.signIn('E1006');
  const logged = hr.logs.some((line) => line.includes('sample password refused'));
  await hr.stop();
  return { status, logged };
}

test('the sample administrator of an earlier try is refused once others reach the portal', async () => {
  expect(await signInAt(elsewhere)).toEqual({ status: 401, logged: true });
});

test('the sample administrator signs in from elsewhere where that is meant', async () => {
  expect(await signInAt({ ...elsewhere, ALLOW_SAMPLE_PASSWORDS: '1' })).toEqual({ status: 200, logged: false });
});
