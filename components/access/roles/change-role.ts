import { postSignedIn } from '@/lib/client/session/post-signed-in';

/** Goes on in another role, on the page that it begins with; throws where that is refused. */
export async function changeRole(roleCode: number | string, path: string): Promise<void> {
  const fields = { RoleCode: String(roleCode), module: path.split('/')[1] ?? '' };
  const { next } = await postSignedIn('change-role', fields);
  location.assign(next);
}
