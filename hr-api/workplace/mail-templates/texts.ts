import type { Language } from '../../../lib/contract/platform/languages';

interface Texts {
  /** What stands before the subject of a test mail. */
  readonly test: string;
  readonly categories: { readonly own: string; readonly others: string };
}

export const mailTemplateTexts: Record<Language, Texts> = {
  de: { test: '[Test]', categories: { own: 'Eigene Bilder', others: 'Bilder anderer' } },
  en: { test: '[Test]', categories: { own: 'My pictures', others: 'Pictures of others' } },
  es: { test: '[Prueba]', categories: { own: 'Mis imágenes', others: 'Imágenes de otros' } },
  fr: { test: '[Test]', categories: { own: 'Mes images', others: 'Images des autres' } },
  ja: { test: '[テスト]', categories: { own: '自分の画像', others: '他の人の画像' } },
  zh: { test: '[测试]', categories: { own: '我的图片', others: '其他人的图片' } },
};
