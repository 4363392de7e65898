import type { MenuEntryDeclaration } from '../shell/menu-entries';

/** People and what they have, by file. */
export const importsPage = {
  module: 'process',
  link: 'smartupload',
  group: 'setup',
  subGroup: 'structure',
  names: {
    de: { name: 'Importe', description: 'Personen aus einer Datei aufnehmen und ändern' },
    en: { name: 'Imports', description: 'Add and change people by a file' },
    es: { name: 'Importaciones', description: 'Dar de alta y modificar personas con un archivo' },
    fr: { name: 'Importations', description: 'Ajouter et modifier des personnes par un fichier' },
    ja: { name: 'インポート', description: 'ファイルで人を登録・変更する' },
    zh: { name: '导入', description: '通过文件添加和更改人员' },
  },
} satisfies Omit<MenuEntryDeclaration, 'roles'>;
