import { workflow } from '../../kernel/decisions/workflow.ts';
import { ownPay, payWrite } from '../access.ts';
import { payQuestionAnswered, payQuestionAsked } from './question-notices.ts';
import { questionOver } from './question-refusals.ts';
import { questionStates, questionStateWords } from './question-states.ts';

/** A question about a line: asked by whose pay it is, answered by whoever keeps pay, settled by either. */
export const questionFlow = workflow({
  record: 'pay_question',
  column: 'state',
  states: questionStates,
  begins: ['Open'],
  moves: {
    ask: {
      from: ['Open', 'Answered'],
      to: 'Open',
      access: ownPay,
      audit: 'pay-question.ask',
      notice: payQuestionAsked,
    },
    settle: {
      from: ['Open', 'Answered'],
      to: 'Closed',
      access: ownPay,
      audit: 'pay-question.settle',
    },
    answer: {
      from: ['Open', 'Answered'],
      to: 'Answered',
      access: payWrite,
      audit: 'pay-question.answer',
      notice: payQuestionAnswered,
    },
    close: {
      from: ['Open', 'Answered'],
      to: 'Closed',
      access: payWrite,
      audit: 'pay-question.close',
      notice: payQuestionAnswered,
    },
  },
  tooLate: questionOver,
  stateWords: questionStateWords,
});
