/** The 1,000 points of a run. */
export const scoreParts = [
  {
    points: 600,
    name: 'Task completion',
    note: 'Four tests in every category, scored step by step.',
  },
  {
    points: 200,
    name: 'Autonomy',
    note: '0 teleoperated, 80 shared control, 140 supervised, 200 fully autonomous.',
  },
  {
    points: 100,
    name: 'Time',
    note: 'How fast the robot finishes, in a run of 15 minutes at most.',
  },
  {
    points: 100,
    name: 'Safety and care',
    note: 'How the robot treats people, goods and itself.',
  },
] as const;

/** The rules that all categories share, as figures with their meaning. */
export const runRules = [
  {
    subject: 'The run',
    figures: [
      { figure: '15 min', text: 'at most for a run, after 5 minutes of set-up' },
      { figure: '2 runs', text: 'per team on the day of the category; the better one counts' },
      { figure: 'Top 6', text: 'in each category go on to the finals on the last day' },
      {
        figure: '3 judges',
        text: 'one each for engineering, the category’s subject and safety, together with a video referee',
      },
    ],
  },
  {
    subject: 'Penalties and protests',
    figures: [
      { figure: '−30', text: 'for a fall; −100 instead if people have to lift the robot' },
      { figure: '3rd lift', text: 'ends the run; so does the 2nd safety stop' },
      {
        figure: '30 min',
        text: 'for a written protest by the team captain, after the score is shown',
      },
    ],
  },
  {
    subject: 'Robot and people',
    figures: [
      {
        figure: '120 kg',
        text: 'at most for a robot; no tether during a run',
      },
      {
        figure: '1–2 m',
        text: 'tall, with two legs, two arms and a head or sensor mast',
      },
      {
        figure: '0.5 s',
        text: 'at most from a stop signal until the robot is without torque or in a controlled crouch',
      },
      {
        figure: '2 m',
        text: 'exclusion zone around an active robot, unless the task needs a person',
      },
      { figure: '1.5 m/s', text: 'at most in zones shared with people' },
      { figure: '65 N', text: 'and 0.25 m/s at most when handing something to a person' },
    ],
  },
] as const;
