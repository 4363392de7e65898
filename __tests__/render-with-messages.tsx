import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { Language } from '@/lib/contract/platform/languages';
import { MessagesProvider, type SomeMessages } from '@/lib/i18n/messages-context';

const FOLDER = path.join(__dirname, '../messages');

/** Every message of a language, as the product has it. */
function messagesOf(language: Language): SomeMessages {
  const files = readdirSync(path.join(FOLDER, language));
  return Object.fromEntries(
    files.map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(FOLDER, language, file), 'utf8')) as object,
    ]),
  );
}

/** Renders what asks for messages among the product's own, never among keys in their place. */
export function renderWithMessages(element: ReactElement, language: Language = 'en') {
  const messages = messagesOf(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider language={language} messages={messages}>
      {children}
    </MessagesProvider>
  );
  return render(element, { wrapper });
}
