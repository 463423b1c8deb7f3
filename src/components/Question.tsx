import type { ReactNode } from 'react';
import { keepTogether } from './keepTogether';
import './question.scss';

interface QuestionProps {
  question: string;
  /** True where the answer is seen from the start. */
  open?: boolean;
  /** Of the questions with the same name, only one is open at a time. */
  name?: string;
  /** The answer. */
  children: ReactNode;
}

/** A question that opens to its answer, without a script. */
export const Question = ({ question, open, name, children }: QuestionProps) => (
  <details className="question" name={name} open={open}>
    <summary>{keepTogether(question)}</summary>
    <div className="answer prose">{children}</div>
  </details>
);
