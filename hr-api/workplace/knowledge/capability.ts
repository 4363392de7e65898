import { defineCapability } from '../../platform/capability';
import { articleSearch } from './article-search';
import { knowledgeHandlers } from './handlers';
import { loadArticles } from './sample';
import { newArticles } from './new-articles';
import { sampleData } from '../../platform/sample-data';
import { articlePermissions } from './permissions';
import permissionTexts from './permission-texts.json';

export const knowledgeCapability = defineCapability({
  name: 'knowledge',
  handlers: knowledgeHandlers,
  permissions: articlePermissions,
  permissionTexts,
  searchSources: [articleSearch],
  catchUpRows: newArticles,
  sampleData: sampleData([], loadArticles),
});
