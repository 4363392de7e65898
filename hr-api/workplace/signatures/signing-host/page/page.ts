import { OtherName, takeMark, type Mark } from './mark';
import { answerPortal, notifyPortal } from './portal';
import { readDocument } from './read-document';
import { codes, hasDocument, part, signer, words } from './page-data';

type Fault = keyof typeof words.faults;

/** What a refusal of the host means to the person. */
function faultOf(status: number, { code, params }: { code?: string; params?: { why?: string } }): Fault {
  if (status === 401) return 'over';
  if (code === 'file_content') return params?.why === 'encrypted' ? 'encrypted' : 'broken';
  if (status === 413 || code === 'bad_request' || code === 'file_excessive') return 'picture';
  return status === 503 || status === 429 ? 'busy' : 'other';
}

/** Worker and document are on their way while the reader still comes. */
async function show(): Promise<void> {
  const content = readDocument();
  content.catch(() => {});
  void import('./worker');
  const { showDocument } = await import('./pages');
  await showDocument(content);
}

function start(): void {
  const form = part<HTMLFormElement>('form');
  const result = part<HTMLInputElement>('result');
  const submit = part<HTMLButtonElement>('submit');
  const fault = part('fault');
  const label = submit.textContent;

  const say = (text: string) => {
    fault.textContent = text;
    fault.hidden = text === '';
  };
  /** What is said of a signature goes as soon as it is another one. */
  const marks = takeMark(() => say(''));
  const readMark = (): Mark | string => {
    try {
      return marks.read() ?? words.empty;
    } catch (error) {
      if (!(error instanceof OtherName)) throw error;
      return words.otherName.replace('{name}', signer);
    }
  };
  const sign = async () => {
    const mark = readMark();
    if (typeof mark === 'string') return say(mark);
    say('');
    submit.disabled = true;
    submit.textContent = words.signing;
    try {
      const response = await fetch('/sign', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...codes, ...mark }),
      });
      const answer = (await response.json()) as { DocumentCode: string; SignedAt: string } & { code?: string };
      if (response.ok) return celebrate(answer.DocumentCode, answer.SignedAt);
      say(answer.code === 'file_empty' ? words.empty : words.faults[faultOf(response.status, answer)]);
    } catch {
      say(words.faults.offline);
    } finally {
      submit.disabled = false;
      submit.textContent = label;
    }
  };
  const celebrate = (code: string, signedAt: string) => {
    result.value = code;
    form.hidden = true;
    const signed = part('signed');
    signed.textContent = words.signed.replace('{when}', signedAt);
    signed.hidden = false;
    signed.focus();
    notifyPortal({ DocumentCode: code });
    void show();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!submit.disabled) void sign();
  });
  document.getElementById('clear')?.addEventListener('click', () => {
    marks.clear();
    say('');
  });
  answerPortal(() => result.value);
  void show();
}

notifyPortal({ ready: true });
if (hasDocument) start();
