import { readdirSync } from 'node:fs';
import path from 'node:path';

const APP = path.join(__dirname, '../../../app');

/** An address that is variable in part, as its folders write it: `/ecenter/profileview/key/[key]`. */
export interface DynamicRoute {
  readonly template: string;
  readonly isPage: boolean;
  /** The names of its parts. */
  readonly names: readonly string[];
}

const PART = /\[(?:\.\.\.)?(\w+)\]/g;

/** Every page and handler with a variable part, found and not listed, so that a new one cannot be forgotten. */
export const dynamicRoutes: readonly DynamicRoute[] = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\[.*\/(?:page\.tsx|route\.ts)$/.test(file))
  .map((file) => {
    const folders = path.dirname(file).split('/');
    const template = decodeURIComponent(`/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`);
    const names = [...template.matchAll(PART)].map(([, name = '']) => name);
    return { template, isPage: file.endsWith('page.tsx'), names };
  });

export const fill = ({ template }: DynamicRoute, partOf: (name: string) => string) =>
  template.replace(PART, (_, name: string) => partOf(name));
