import type { Person } from './people';

const STYLE = `
:root { color-scheme: light dark; --ground: #f8fafc; --surface: #fff; --ink: #0f172a; --muted: #475569; --line: #e2e8f0; --tint: #e8faf9; --accent: #0f7a75; }
@media (prefers-color-scheme: dark) { :root { --ground: #0b1220; --surface: #111a2b; --ink: #e7edf5; --muted: #a3b1c4; --line: #26334a; --tint: #0d3533; --accent: #5fe0d9; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: min(100% - 2rem, 52rem); margin: 0 auto; padding: clamp(1.5rem, 6vw, 4rem) 0; }
.mark { display: inline-block; padding: .2rem .7rem; border-radius: 1rem; background: var(--tint); color: var(--accent); font-size: .8125rem; font-weight: 600; }
h1 { margin: 1rem 0 .25rem; font-size: 1.625rem; line-height: 1.25; text-wrap: balance; }
p { margin: 0; color: var(--muted); text-wrap: pretty; }
ul { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr)); margin: 2rem 0; padding: 0; list-style: none; }
button { font: inherit; color: inherit; cursor: pointer; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); min-height: 44px; padding: .5rem 1.25rem; }
button:hover { border-color: var(--accent); }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
button.first { border-color: transparent; background: #1bc5bd; color: #062b2a; font-weight: 600; }
li button { display: grid; grid-template-columns: 2.5rem 1fr; gap: 0 .75rem; align-content: center; align-items: center; width: 100%; height: 100%; padding: .75rem .875rem; text-align: start; }
.face { grid-row: span 2; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%; background: var(--tint); color: var(--accent); font-size: .875rem; font-weight: 600; }
.name { font-weight: 600; line-height: 1.3; }
.note { color: var(--muted); font-size: .8125rem; line-height: 1.4; overflow-wrap: anywhere; }
.steps { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 2rem; }
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const plain = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${plain(title)}</title><style>${STYLE}</style></head><body><main><span class="mark">Sample identity provider</span>
<h1>${plain(title)}</h1>${body}</main></body></html>`;
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0] ?? '')
    .join('');

const choiceOf = ({ subject, name, note }: Person) =>
  `<li><button name="person" value="${plain(subject)}"><span class="face" aria-hidden="true">${plain(initialsOf(name))}</span>` +
  `<span class="name">${plain(name)}</span><span class="note">${plain(note)}</span></button></li>`;

/** Asks who somebody wants to be. */
export const choicePage = (people: readonly Person[]) =>
  page(
    'Who are you today?',
    `<p>Choose somebody of the sample organisation. No password is asked for here, so this runs on your own machine alone.</p>
<form method="post"><ul>${people.map(choiceOf).join('')}</ul><button name="person" value="">Cancel</button></form>`,
  );

/** Asks whether to sign out here too. `form` is the provider's own. */
export const signOutPage = (form: string) =>
  page(
    'Sign out here too?',
    `<p>You have left the portal. Signed in here, you would enter it again without being asked.</p>${form}
<div class="steps"><button class="first" type="submit" form="op.logoutForm" name="logout" value="yes" autofocus>Sign out</button>
<button type="submit" form="op.logoutForm">Stay signed in</button></div>`,
  );

export const signedOutPage = () => page('You are signed out', '<p>You can close this window.</p>');

/** Says what was wrong with a request; its words come from whoever sent it. */
export const faultPage = (what: string) =>
  page('This request cannot be answered', `<p>${plain(what)}</p><p>Go back to the portal and begin again.</p>`);
