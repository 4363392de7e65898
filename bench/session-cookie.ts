/** Signs in at the portal as its own page does; the sealed cookie as a Cookie header carries it. */
export async function signedInCookie(address: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${address}/api/session/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, 'x-hr-portal': '1' },
    body: JSON.stringify({ username, password }),
  });
  const [cookie] = response.headers.getSetCookie().filter((text) => text.startsWith('__Host-hr-session='));
  const pair = cookie?.split(';')[0];
  if (!response.ok || !pair) throw new Error(`signing in as ${username} answered ${response.status}`);
  return pair;
}
