import { tourPlaces } from '@/app/(shell)/process/toursetup/tour-places';

const moduleAt = (Module_Code: number, Module_Name: string, Link_Src: string) => ({
  Module_Code,
  Module_Name,
  Link_Src,
  Img_Src: '',
  Description: '',
});
const modules = [moduleAt(0, 'Home', 'home'), moduleAt(20, 'Process', 'process')];
const menu = [
  {
    Menu_Code: 1,
    Menu_Name: 'Conduct',
    Link_Src: 'conductsetup',
    Description: '',
    Group_Name: '',
    SubGroupName: '',
    Module_Code: 20,
  },
];

test('each page that there is can have one tour, named as menu, module or page name it (TOUR-18)', () => {
  const places = tourPlaces(modules, menu, { 'ecenter/esschangepassword': 'Change my password' }, 'en');
  const names = Object.fromEntries(places.map(({ urlName, name }) => [urlName, name]));
  expect(names).toMatchObject({
    'home/dashboard': 'Home',
    'process/dashboard': 'Process',
    'process/conductsetup': 'Process · Conduct',
    'ecenter/esschangepassword': 'Change my password',
    'ecenter/mydevices': '',
  });
  expect(places).toHaveLength(Object.keys(names).length);
  expect(places.filter(({ urlName }) => /[[\]]/.test(urlName))).toEqual([]);
});

test('pages with a name stand first, by it; those that developers look at can have no tour', () => {
  const places = tourPlaces(modules, menu, { 'ecenter/esschangepassword': 'Change my password' }, 'en');
  expect(places.slice(0, 5).map(({ name }) => name)).toEqual([
    'Change my password',
    'Home',
    'Process',
    'Process · Conduct',
    '',
  ]);
  expect(places.filter(({ urlName }) => urlName.startsWith('dev/'))).toEqual([]);
});
