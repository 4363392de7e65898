import type { MenuEntry, Module } from '@/lib/contract/workplace/shell';

let count = 0;

/** An entry of Employee Care with a code of its own; `given` says what the test is about. */
export function menuEntry(given: Partial<MenuEntry> = {}): MenuEntry {
  count += 1;
  return {
    Menu_Code: count,
    Menu_Name: `Entry ${count}`,
    Link_Src: `entry-${count}`,
    Description: '',
    Group_Name: 'Personal',
    SubGroupName: '',
    Module_Code: 15,
    ...given,
  };
}

export const homeModule: Module = {
  Module_Code: 0,
  Module_Name: 'Home',
  Link_Src: 'home',
  Img_Src: '',
  Description: '',
};

export const careModule: Module = {
  Module_Code: 15,
  Module_Name: 'Employee Care',
  Link_Src: 'ecenter',
  Img_Src: '',
  Description: 'Profile, letters and requests',
};
