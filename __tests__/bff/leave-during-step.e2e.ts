import { expect } from '@playwright/test';
import { sessionCookieOf, signInToHome, test } from './stub/portal-with-stub';
import { json, TOKEN_CANARY } from './stub/stub-upstream';
import { until } from './stub/until';

const CHANGE = 'api/user/changerole';
const INFO = 'api/Common/employeeInfo/dynamiclist/detail';
const role = { Role_Code: 2, Role_Name: 'Employee', NotificationCount: 0, session_Role_Code: 2 };

test('who follows a link while the role changes stays signed in, in the new role (T42, T66)', async ({
  page,
  portal: { stub },
}) => {
  const roles = json([role, { ...role, Role_Code: 5, Role_Name: 'Appraiser' }]);
  for (const path of ['api/Common/employeeroles/dynamiclist/rolelist', 'api/common/changerole/dynamiclist/list'])
    stub.on(path, roles);
  let answerChange = () => {};
  stub.on(CHANGE, (response, seen) => {
    const answer = json({ authToken: `${TOKEN_CANARY}role-changed`, ischg: 0 });
    return new Promise<void>((resolve) => {
      answerChange = () => resolve(answer(response, seen) as void);
    });
  });
  await signInToHome(page);
  const before = await sessionCookieOf(page);
  await page.getByLabel('Your role: Employee').click();
  await page.getByRole('button', { name: /^Appraiser/ }).click();
  await until(() => stub.seenOn(CHANGE).length > 0, 'the change of role');
  await page.goto('/home/dashboard');
  answerChange();
  await expect.poll(async () => (await sessionCookieOf(page))?.value).not.toBe(before?.value);
  stub.forget();
  await page.reload();
  const asked = stub.seenOn(INFO).map(({ headers }) => headers.authorization);
  expect(asked).toContain(`Bearer ${TOKEN_CANARY}role-changed`);
});
