import type { Readable } from 'node:stream';
import type { Language } from '../../../lib/contract/platform/languages';
import { escapeHtml } from '../../platform/escape-html';
import { zipOf, type ZipEntry } from '../../platform/zip/zip-stream';
import type { ReadShare } from './read-shares';
import { htmlPage, shareJson, sharePage } from './share-page';

const TITLES: Readonly<Record<Language, string>> = {
  de: 'Was über Sie gespeichert ist',
  en: 'What is held about you',
  es: 'Lo que se guarda sobre usted',
  fr: 'Ce qui est conservé à votre sujet',
  ja: 'あなたについて保存されている情報',
  zh: '所保存的您的信息',
};

/** What is held on somebody: a page that leads to the others, and of each share a page and a file for programs. */
export function ownDataZip(shares: readonly ReadShare[], language: Language): Readable {
  const links = shares.map(({ share: { name, titles }, rows }) => {
    const title = escapeHtml(titles[language]);
    return `<li><a href="${name}.html">${title}</a> (${rows.length}) · <a href="${name}.json">JSON</a></li>`;
  });
  return zipOf([
    entry('index.html', htmlPage(language, TITLES[language], `<ul>${links.join('')}</ul>`)),
    ...shares.flatMap((read) => [
      entry(`${read.share.name}.html`, sharePage(read, language)),
      entry(`${read.share.name}.json`, shareJson(read)),
    ]),
  ]);
}

const entry = (name: string, text: string): ZipEntry => ({ name, content: [Buffer.from(text)] });
