import { defineCapability } from '../../platform/capability';
import { knowledgeHandlers } from './handlers';
import { loadArticles } from './sample';
import { sampleData } from '../../platform/sample-data';

export const knowledgeCapability = defineCapability({
  name: 'knowledge',
  handlers: knowledgeHandlers,
  sampleData: sampleData([], loadArticles),
});
