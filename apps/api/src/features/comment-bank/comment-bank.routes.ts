import { commentBank } from '@lauda/contract/comment-bank';
import { pageOf } from '../../http/page';
import { route } from '../../http/route';
import { countCommentUse, createComment, removeComment, updateComment } from './comment-bank';
import { commentsOf } from './comment-bank.queries';

export const commentBankRoutes = [
  route(commentBank.list, async ({ sql, reach, query, url }) => {
    const { count, results } = await commentsOf(sql, reach, query);
    return pageOf(url, query, count, results);
  }),
  route(commentBank.create, createComment),
  route(commentBank.update, updateComment),
  route(commentBank.remove, removeComment),
  route(commentBank.use, countCommentUse),
];
