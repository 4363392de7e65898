import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConductGate } from '@/components/agreements/gate/conduct-gate';
import agreements from '@/messages/en/agreements.json';
import signatures from '@/messages/en/signatures.json';
import { renderWithMessages } from '../render-with-messages';

jest.mock('@/components/agreements/document/conduct-pdf', () => ({ ConductPdf: () => null }));

const ORIGIN = 'https://sign.example';
const CODE = 'the-code-of-a-signature';

const conduct = {
  TableContent: '',
  ConductCode: 'conduct-1',
  ProfileSection: false,
  SectionCode: '',
  AgreeContent: 'I agree',
  IsPdf: true,
  IsPlaceholderPdf: true,
  DocumentCode: 'document-1',
  ConductName: 'Code of conduct',
  IsSignedLetter: false,
  AutoSign: false,
  UserId: 'employment-1',
  SignatureCode: '',
  FileCode: '',
};
const frame = { address: `${ORIGIN}/epdf-esign/x`, origin: ORIGIN, height: 1200, isToSign: true } as const;

type Source = WindowProxy | null;
const say = (data: unknown, source: Source, origin: string = ORIGIN) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })));

/** Another frame of the page that asks for the signature, as a component within it could open one. */
function anotherFrame(): Source {
  const other = document.createElement('iframe');
  document.body.append(other);
  return other.contentWindow;
}

const fetched = jest.fn(async () => ({ ok: true, status: 200, json: async () => ({ next: '/' }) }) as Response);
const scrolled = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
  fetched.mockClear();
  global.fetch = fetched;
});

const hostOf = (element: HTMLElement): Source => (element as HTMLIFrameElement).contentWindow;
const openGate = async (): Promise<Source> => {
  renderWithMessages(<ConductGate conduct={conduct} sections={null} frame={frame} note={null} />);
  return hostOf(await screen.findByTitle(/Code of conduct/));
};
const submit = () => userEvent.click(screen.getByRole('button', { name: agreements.submit }));
const goSign = () => userEvent.click(screen.getByRole('button', { name: agreements.sign }));

test('no message but the host’s own of its one shape counts as a signature (T76)', async () => {
  const host = await openGate();
  const hostile: [unknown, Source, string?][] = [
    [{ DocumentCode: CODE }, window, location.origin],
    [{ DocumentCode: CODE }, window],
    [{ DocumentCode: CODE }, anotherFrame(), location.origin],
    [{ DocumentCode: CODE }, anotherFrame()],
    [{ DocumentCode: CODE }, null],
    [{ DocumentCode: CODE }, host, 'null'],
    [{ DocumentCode: CODE }, host, 'http://sign.example'],
    [{ DocumentCode: CODE }, host, `${ORIGIN}.evil.example`],
    [{ DocumentCode: CODE }, host, `${ORIGIN}:8443`],
    [{ DocumentCode: CODE }, host, 'https://evil-sign.example'],
    [[CODE], host],
    [CODE, host],
    [`<b>${CODE}</b>`, host],
    [{ DocumentCode: `<img src=x onerror=alert(1)>` }, host],
    [{ DocumentCode: 'a'.repeat(1_000_000) }, host],
    [{ DocumentCode: [CODE] }, host],
    [{ DocumentCode: CODE, more: true }, host],
    [JSON.parse(`{"__proto__":{"DocumentCode":"${CODE}"}}`), host],
    [JSON.parse(`{"constructor":{"DocumentCode":"${CODE}"}}`), host],
  ];
  for (const message of hostile) await say(...message);
  expect(screen.getByText(signatures.waiting)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox'));
  await goSign();
  expect(screen.getByRole('alert')).toHaveTextContent(agreements.mustSign);
  expect(screen.getByTitle(/Code of conduct/)).toHaveFocus();
  expect(fetched).not.toHaveBeenCalled();
  expect(({} as { DocumentCode?: string }).DocumentCode).toBeUndefined();
});

test('a signature that is said twice counts once, and sends nothing by itself (T76)', async () => {
  const host = await openGate();
  await say({ DocumentCode: CODE }, host);
  await say({ DocumentCode: CODE }, host);
  expect(screen.getAllByText(signatures.signed)).toHaveLength(1);
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox'));
  await submit();
  const body = JSON.stringify({ ConductCode: 'conduct-1', SignedLetter: CODE, Agree: 'true' });
  expect(fetched.mock.calls).toEqual([['/api/session/accept-conduct', expect.objectContaining({ body })]]);
});

test('the code of another agreement is refused by the server and taken back (T76)', async () => {
  const host = await openGate();
  await say({ DocumentCode: 'the-code-of-another-one' }, host);
  await userEvent.click(screen.getByRole('checkbox'));
  const issues = [{ path: 'SignedLetter', message: agreements.mustSign }];
  const refusal = { code: 'invalid', message: '', issues, requestId: '1' };
  fetched.mockResolvedValueOnce({ ok: false, status: 422, json: async () => refusal } as Response);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(agreements.mustSign);
  expect(screen.getByText(signatures.waiting)).toBeVisible();
  expect(screen.queryByText(signatures.signed)).toBeNull();
});

test('what is said before the frame is there, or by one that is gone, is not heard (T76)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  renderWithMessages(<ConductGate conduct={conduct} sections={null} frame={frame} note={null} />);
  await say({ DocumentCode: CODE }, null);
  const first = hostOf(await screen.findByTitle(/Code of conduct/));
  expect(screen.getByText(signatures.waiting)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(signatures.unreachable)).toBeVisible();
  await say({ DocumentCode: CODE }, first);
  await say({ DocumentCode: CODE }, null);
  await userEvent.click(screen.getByRole('button', { name: signatures.retry }));
  await say({ DocumentCode: CODE }, first);
  expect(screen.getByText(signatures.waiting)).toBeVisible();
  jest.useRealTimers();
});

test('what the frame is asked is meant for the host’s origin alone (T77)', async () => {
  const asked = jest.spyOn((await openGate())!, 'postMessage').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: signatures.upload }));
  expect(asked.mock.calls).toEqual([[{ ask: 'DocumentCode' }, ORIGIN]]);
});
