import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ShellFrame } from '@/components/workplace/shell/shell-frame';
import type { MenuEntry } from '@/lib/contract/workplace/shell';
import { careModule, homeModule, menuEntry } from './menu-entry';
import { renderWithMessages } from '../../render-with-messages';

const place = { path: '/ecenter/mydevices', push: jest.fn<void, [string]>() };
jest.mock('next/navigation', () => ({ usePathname: () => place.path, useRouter: () => ({ push: place.push }) }));

const answer = (body: unknown, status = 200) => ({ ok: status < 400, status, json: async () => body }) as Response;
const send = jest.fn<Promise<Response>, [string]>();

const devices = menuEntry({ Menu_Name: 'My devices', Link_Src: 'mydevices', SubGroupName: 'Ways in' });
const profile = menuEntry({ Menu_Name: 'My profile', Link_Src: 'essprofileview' });
const settings = menuEntry({ Menu_Name: 'Settings', Link_Src: 'commonsetting', Module_Code: 0, Group_Name: 'My day' });

const places = [
  { opens: { href: '/home/dashboard' }, name: 'Today', icon: null },
  { opens: { href: '/chillconnect/mytickets' }, name: null, icon: null },
];

beforeEach(() => {
  place.path = '/ecenter/mydevices';
  place.push.mockReset();
  send.mockReset();
  global.fetch = send as unknown as typeof fetch;
  document.cookie = 'kt_aside_toggle_state=; Max-Age=0; Path=/';
});

function frame(isAsideCollapsed = false, menu: MenuEntry[] = [profile, devices, settings]) {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ShellFrame
        modules={[homeModule, careModule]}
        modulesOff={[]}
        menu={menu}
        places={places}
        movedPages={{}}
        isAsideCollapsed={isAsideCollapsed}
        header={null}
        footer={null}
        panels={null}
        tabs={null}
      >
        <p>content</p>
      </ShellFrame>
    </SWRConfig>
  );
}

const aside = () => within(screen.getByRole('complementary'));
const links = () =>
  aside()
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('the aside is the same in every module and marks the page that is shown', () => {
  const everywhere = ['Today', 'Settings', 'Overview', 'My profile', 'My devices'];
  const { rerender } = renderWithMessages(frame());
  expect(links()).toEqual(everywhere);
  expect(aside().getByRole('link', { current: 'page' })).toHaveTextContent('My devices');
  expect(aside().getByRole('link', { name: 'My devices' })).toHaveAttribute('href', '/ecenter/mydevices');
  for (const path of ['/home/dashboard', '/nowhere']) {
    place.path = path;
    rerender(frame());
    expect(links()).toEqual(everywhere);
  }
});

test('an entry whose page this portal does not have is left out, and so is its place', () => {
  const letters = menuEntry({ Menu_Name: 'Letters', Link_Src: 'letters', Group_Name: 'Papers' });
  const travel = menuEntry({ Menu_Name: 'My trips', Link_Src: 'mytrips', Module_Code: 355 });
  renderWithMessages(frame(false, [profile, letters, travel]));
  expect(links()).toEqual(['Today', 'My profile']);
});

test('a group that was folded stays so, also on one of its pages', async () => {
  const { rerender } = renderWithMessages(frame());
  const fold = () => aside().getByText('Employee Care').closest('details');
  expect(fold()).toHaveAttribute('open');
  await userEvent.click(aside().getByText('Employee Care'));
  expect(fold()).not.toHaveAttribute('open');
  place.path = '/ecenter/essprofileview';
  send.mockResolvedValue(answer([profile, devices, settings]));
  await act(async () => rerender(frame()));
  expect(fold()).not.toHaveAttribute('open');
});

test('a folded aside stays folded for the next page, and an unfolded one unfolded', async () => {
  renderWithMessages(frame());
  await userEvent.click(aside().getByRole('button', { name: 'Collapse menu' }));
  expect(document.cookie).toContain('kt_aside_toggle_state=on');
  expect(links()).not.toContain('My devices');
  await userEvent.click(aside().getByRole('button', { name: 'Expand menu' }));
  expect(document.cookie).toContain('kt_aside_toggle_state=off');
  expect(links()).toContain('My devices');
});

test('someone who folded the aside before finds it folded, and unfolds it by one of its groups', async () => {
  renderWithMessages(frame(true));
  expect(aside().getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/home/dashboard');
  expect(aside().queryByRole('link', { name: 'My profile' })).not.toBeInTheDocument();
  await userEvent.click(aside().getByRole('button', { name: 'Employee Care' }));
  expect(links()).toContain('My profile');
});

describe('on another page', () => {
  async function moveOn(reply: Response | Error) {
    if (reply instanceof Error) send.mockRejectedValue(reply);
    else send.mockResolvedValue(reply);
    const { rerender } = renderWithMessages(frame());
    expect(send).not.toHaveBeenCalled();
    place.path = '/ecenter/essprofileview';
    await act(async () => rerender(frame()));
    expect(send.mock.calls.map(([address]) => address)).toEqual(['/api/hr/listMenu']);
  }
  const refusal = (code: string, status: number) => answer({ code, message: code, requestId: 'r' }, status);

  test('the menu is loaded again', async () => {
    await moveOn(answer([menuEntry({ Menu_Name: 'Change password', Link_Src: 'esschangepassword' })]));
    expect(links()).toEqual(['Today', 'Change password']);
    expect(place.push).not.toHaveBeenCalled();
  });

  test.each([
    ['a 400', refusal('bad_request', 400), '/error'],
    ['no response', new TypeError('Failed to fetch'), '/error?reason=unreachable'],
    ['an HR API that does not answer', refusal('upstream_unavailable', 502), '/error?reason=unreachable'],
    ['a 403', refusal('forbidden', 403), '/unauthorized?why=menu'],
  ])('%s leads to %s', async (_, reply, next) => {
    await moveOn(reply);
    expect(place.push).toHaveBeenCalledWith(next);
  });

  test('a failure of the HR API keeps the menu, and says nothing', async () => {
    await moveOn(refusal('internal', 500));
    expect(place.push).not.toHaveBeenCalled();
    expect(links()).toContain('My devices');
  });
});

test.each([
  ['/ecenter/mydevices', 'Back to Employee Care', '/ecenter/dashboard'],
  ['/ecenter/dashboard', 'Home', '/home/dashboard'],
  ['/nowhere', 'Home', '/home/dashboard'],
])('the way up on a phone leads from %s by “%s” to %s (MOB-01)', (path, name, href) => {
  place.path = path;
  renderWithMessages(frame());
  expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', href);
});
