import { ownQuestionCalls, questionCalls } from '@muster/contract/pay/questions/question-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { answerQuestion } from './answer.ts';
import { askQuestion, settleOwn, writeAboutOwn } from './ask.ts';
import { listOfOwnPayslip, listOfPayslip, listQuestions, readQuestion } from './read-questions.ts';

export const questionRoutes: readonly Route[] = [
  route(ownQuestionCalls.list, { tx: false }, ({ input, ...call }) =>
    listOfOwnPayslip(call, input.params.id),
  ),
  route(ownQuestionCalls.ask, { tx: false }, ({ input, ...call }) => askQuestion(call, input)),
  route(ownQuestionCalls.write, { tx: false }, ({ input, ...call }) => writeAboutOwn(call, input)),
  route(ownQuestionCalls.settle, { tx: true }, ({ input, ...call }) =>
    settleOwn(call, input.params.id),
  ),
  route(questionCalls.list, { tx: false }, ({ input, ...call }) =>
    listQuestions(call, input.query),
  ),
  route(questionCalls.ofPayslip, { tx: false }, ({ input, ...call }) =>
    listOfPayslip(call, input.params.id),
  ),
  route(questionCalls.read, { tx: false }, ({ input, ...call }) =>
    readQuestion(call, input.params.id),
  ),
  route(questionCalls.answer, { tx: true }, ({ input, ...call }) =>
    answerQuestion(call, input.params.id, input.body),
  ),
];
