import type { Module } from '@/lib/contract/workplace/shell';

export const HOME_CODE = 0;
/** MOD-03. */
export const EMPLOYEE_CARE_CODE = 15;

/** MOD-11: the modules with home first; it is the portal's own where the HR API lists none. */
export function withHome(modules: readonly Module[], words: { home: string; homeText: string }): Module[] {
  const isHome = ({ Module_Code }: Module) => Module_Code === HOME_CODE;
  const home = modules.find(isHome) ?? {
    Module_Code: HOME_CODE,
    Module_Name: words.home,
    Link_Src: 'home',
    Img_Src: '',
    Description: words.homeText,
  };
  return [home, ...modules.filter((module) => !isHome(module))];
}

/** The module that a path of the portal lies in; outside of every module nothing. */
export function moduleOfPath(modules: readonly Module[], path: string): Module | undefined {
  const segment = path.split('/')[1];
  return modules.find(({ Link_Src }) => Link_Src === segment);
}
