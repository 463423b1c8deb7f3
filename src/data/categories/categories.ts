import { categorySummaries, type CategorySummary } from './summaries.ts';

export interface CategoryTest {
  name: string;
  task: string;
  /** The points of a category's four tests add up to 600. */
  points: number;
  scoring: string;
  failure: string;
}

const featuresOf = (
  notes: Readonly<Record<'goal' | 'why' | 'setup' | 'dial' | 'uniqueTests', string>>,
) =>
  [
    { title: 'Goal', note: notes.goal },
    { title: 'Why', note: notes.why },
    { title: 'Setup', note: notes.setup },
    { title: 'Complexity dial', note: notes.dial },
    { title: 'Unique tests for humanoids', note: notes.uniqueTests },
  ] as const;

type Features = ReturnType<typeof featuresOf>;

export type CategoryFeature = Features[number];

export interface Category extends CategorySummary {
  /** From 1 (easiest) to 10. */
  complexity: number;
  features: Features;
  tests: readonly CategoryTest[];
}

/** In the order of their days. See product.md, Categories. */
export const categories: readonly Category[] = [
  {
    ...categorySummaries.cat1,
    image: 'places/ward',
    imageAlt:
      'Light blue humanoid robot carrying a tray with a full cup to a bedside, in a ward lit by the low morning sun',
    complexity: 8,
    features: featuresOf({
      goal: 'In 15 minutes at most, look after one patient: bring a drink, offer the right dose, fetch the wheelchair and answer the bell – without spilling, squeezing or startling.',
      why: 'Much of a shift on a ward goes into fetching, carrying and answering bells. The room cannot be rebuilt for a machine: the bed has rails, the table rolls away and the doorway stays as narrow as it is. A helper has to take the room as it finds it, and give way to the person in it.',
      setup:
        'The ward: 8 × 6 m for a patient room and a corridor, with a hospital bed, an overbed table, a wheelchair, a pill dispenser and a call bell. The patient is a volunteer or an instrumented dummy. Robot and patient share the bedside, so the limits of shared zones apply there. The tea is at most 60 °C and is set down, never handed over. When the robot hands over the pills, its arm moves at 0.25 m/s at most and presses with 65 N at most.',
      dial: 'The floor is flat, but the hands must stay steady while the feet move: a full cup shows every step, and a pill needs fingertip control. The patient lies within arm’s reach and cannot step aside, so speech, force and speed all matter at once.',
      uniqueTests:
        'Bed rails, door frames and wheelchair handles are made for two arms at a person’s height. The four tests ask for a steady walk, a light grip and a robot that can be interrupted.',
    }),
    tests: [
      {
        name: 'The full cup',
        task: 'Take a cup with 200 ml of tea, filled to 8 mm below the rim, from a shelf in the corridor. Carry it 9 m through the doorway and set it on the saucer on the overbed table. Limit: 4 minutes.',
        points: 180,
        scoring:
          '50 for the lift, 70 for the carry, 60 for the cup standing on the saucer. Every 5 ml spilt, found by weighing, costs 10.',
        failure: 'More than 50 ml spilt, or the cup or the saucer dropped or broken.',
      },
      {
        name: 'The right dose',
        task: 'Open the pill-dispenser compartment named on the patient’s card, tip its two sugar pills into a medicine cup and hold out the cup to the patient’s open hand. Limit: 3 minutes.',
        points: 150,
        scoring:
          '50 for the right compartment, 50 for both pills in the cup, 50 for letting go within 1 second of the patient’s pull (2–5 N).',
        failure:
          'A wrong or lost pill, a contact force above 65 N, or an arm tip faster than 0.25 m/s at the handover.',
      },
      {
        name: 'Wheelchair to the bed',
        task: 'Release both brakes of an empty wheelchair in the corridor, push it 6 m through the doorway and one 90° turn, park it parallel to the bed with a gap of 50–150 mm and set both brakes. Limit: 5 minutes.',
        points: 150,
        scoring:
          '20 for each brake released or set (80), 40 for the route, 30 for the parking position.',
        failure: 'The chair hits the bed, the wall or the door frame, or rolls away unheld.',
      },
      {
        name: 'The bell',
        task: 'The call bell rings once during another test; the clock of that test is paused. Answer aloud, safely put down what is in hand, go to the bedside and carry out one of three spoken requests: move the table closer, pick up a fallen towel, switch off the lamp. Limit: 3 minutes.',
        points: 120,
        scoring:
          '30 for an answer within 5 seconds, 30 for reaching the bedside within 60 seconds, 60 for the request carried out.',
        failure: 'No answer within 20 seconds, a dropped object, or the wrong request carried out.',
      },
    ],
  },
  {
    ...categorySummaries.cat2,
    image: 'places/shelf',
    imageAlt:
      'Sage green robot in a blue apron putting an orange into a red paper bag on the counter of a bright grocery shop',
    complexity: 6,
    features: featuresOf({
      goal: 'In 15 minutes at most, run the shop: find out what three customers want, fetch, scan and pack the products, and keep everyone in the queue informed.',
      why: 'Customers do not speak in commands. They describe, hesitate, interrupt and switch languages. And the counter, the shelves and the till were made for hands. A robot that serves well here can serve at a reception desk, in a library or in a lost-property office.',
      setup:
        'The shop: 10 × 8 m with a counter, 6 m of shelves holding 48 products, a till screen and flat red paper bags. Three volunteers play the customers and speak English or German with an accent; the background noise is 65 dB(A). The products are rearranged before every run.',
      dial: 'The floor is flat, the goods are light and the counter keeps people at a distance. What remains is hard: understanding an accent at 65 dB(A), telling similar products apart and opening a paper bag that gives way at every touch.',
      uniqueTests:
        'A till needs a fingertip, a bag needs two hands, and pointing the way needs an arm. The four tests measure hands, reach and manners in one run.',
    }),
    tests: [
      {
        name: 'In other words',
        task: 'A customer describes one of the 48 products by its use and never by its name, in English or German. Ask a question if needed, fetch the product and put it on the counter. Limit: 3 minutes.',
        points: 160,
        scoring:
          '80 for the right product, 40 for speaking the customer’s language, 40 for an undamaged product. The first question is free, the second costs 20.',
        failure: 'A wrong product on the counter, or a third question.',
      },
      {
        name: 'Till and bag',
        task: 'Scan six products of 40 g to 2 kg, a box of eggs among them, and call up the total on the till screen. Open a flat paper bag, pack heavy items below fragile ones and hand the bag over by its handles. Limit: 4 minutes.',
        points: 170,
        scoring:
          '10 for each product scanned exactly once (60), 20 for the total, 40 for the open bag, 30 for packing in the right order, 20 for the handover.',
        failure: 'The bag torn, or a product dropped, crushed or missing from the bag.',
      },
      {
        name: 'Three in a queue',
        task: 'Three customers reach the counter within 30 seconds, and the third interrupts the first. Greet each one, serve them in order and tell each where to find a product, in words and with a pointing arm. Limit: 5 minutes.',
        points: 140,
        scoring:
          '20 for each greeting within 5 seconds (60), 50 for keeping the order despite the interruption, 10 for each correct direction (30).',
        failure:
          'A customer without a reply for 20 seconds, or an answer given to the wrong customer.',
      },
      {
        name: 'High and low shelf',
        task: 'Restock four products from a basket: two on the lowest shelf, 0.15 m above the floor, and two on the highest, at 1.60 m. Each gap is 40 mm wider than its product. Limit: 3 minutes.',
        points: 130,
        scoring:
          '25 for each product in its place (100), 30 if all labels face forwards to within 15°.',
        failure: 'A product dropped, or a neighbour pushed off the shelf.',
      },
    ],
  },
  {
    ...categorySummaries.cat3,
    image: 'places/racks',
    imageAlt:
      'White humanoid robot carrying a box between red racks, seen from above; a lamp over a stacked pallet',
    complexity: 7,
    features: featuresOf({
      goal: 'Work through one order: take boxes from four heights, carry the heavy one across traffic, build a pallet that holds, and keep up with a conveyor.',
      why: 'Machines already handle full pallets well. Single boxes of mixed weight, in aisles and racks made for people, are still lifted by hand, and lifting wears out backs. The robot that takes over must lift as a person should: close to the body, with both hands, and with the legs rather than the back.',
      setup:
        'The aisle: 14 × 8 m with red racks of four levels (0.3, 0.9, 1.4 and 1.8 m), a pallet, a conveyor at 0.3 m/s, cyan floor lines and a light at the forklift crossing. The boxes measure 400 × 300 × 300 mm, are taped and weigh 0.5–12 kg; no weight is written on them.',
      dial: 'The lines are easy to see, and so are all labels but the one that faces away. Nobody stands in the aisle. But 12 kg held in front of the body moves the centre of mass, and the racks demand everything from a deep squat to an overhead reach.',
      uniqueTests:
        'A box of this size needs two hands, and the rack needs knees, waist and shoulders. The four tests weigh strength against balance and pace.',
    }),
    tests: [
      {
        name: 'Four levels',
        task: 'Take one box from each rack level and set it on a marked square on the floor, 4 m away. The boxes weigh 0.5–8 kg; the box at 1.8 m never weighs more than 3 kg. Limit: 5 minutes.',
        points: 160,
        scoring:
          'For each of the four boxes, 20 for lifting it clear of the rack and 20 for setting it down within 50 mm of its mark.',
        failure:
          'A box scores nothing if it is dropped, if it is dented by more than 10 mm, or if the rack is pushed out of place.',
      },
      {
        name: 'The 12 kg carry',
        task: 'Lift a 12 kg box from 0.9 m and carry it 10 m between the cyan lines to the square marked beside the pallet. When the robot is 2 m from the forklift crossing, the light there turns red, and stays red for 20 seconds. Limit: 3 minutes.',
        points: 140,
        scoring:
          '40 for the lift, 40 for stopping and waiting at the crossing, 60 for the box on its square.',
        failure:
          'A foot on the crossing while the light is red, a foot outside the lines, or the box dropped.',
      },
      {
        name: 'A pallet that holds',
        task: 'Six boxes of mixed weight wait 2 m from the pallet. Stack them in two layers of three, the heavier ones below. The judges then tilt the pallet by 10° for 10 seconds. Limit: 4 minutes.',
        points: 160,
        scoring:
          '15 for each box in place (90), 30 for the right order of weights, 40 for a stack that survives the tilt.',
        failure:
          'A box overhanging the pallet by more than 20 mm, or a stack that falls before the tilt.',
      },
      {
        name: 'Moving belt',
        task: 'Five boxes of 0.5–2 kg come along the conveyor at 0.3 m/s, one every 25 seconds. Lift each off the moving belt, read its label and put it on the left or the right rack at 0.9 m. One label faces away and has to be found. Limit: 3 minutes.',
        points: 140,
        scoring: 'For each of the five boxes, 14 for the lift and 14 for the right rack.',
        failure:
          'A box scores nothing if it runs off the belt, or if the belt is stopped or slowed to catch it.',
      },
    ],
  },
  {
    ...categorySummaries.cat4,
    image: 'places/plant',
    imageAlt:
      'White humanoid robot crossing tilted concrete slabs towards steep stairs, in front of a red valve wheel',
    complexity: 9,
    features: featuresOf({
      goal: 'Enter a damaged plant, read its gauges, close one valve, find the heat source and report – while the operator outside sees only what the robot sends.',
      why: 'After a leak, a fire or an earthquake, nobody should have to go in first. Stairs, valves and gauges were placed for people, so the machine that goes in instead has to climb, reach and read like a person, on ground that no longer matches any plan.',
      setup:
        'The plant: 16 × 10 m with a field of concrete slabs (steps of up to 250 mm, tilts of up to 20°), a flight of eight steps at 38°, analogue gauges, a red valve with a 300 mm wheel, a heat source of 40 °C, and haze that cuts visibility to 3 m. The radio link is cut once for 90 seconds; the safety marshal’s stop has a radio of its own and is never cut.',
      dial: 'Every step needs a new foothold, colour cameras see no further than 3 m, and the valve takes 15 Nm, which is 100 N at the rim: enough to push over a robot that does not brace itself. In one respect, the plant is easier than the ward, the shop or the classroom: no task involves people.',
      uniqueTests:
        'A tracked vehicle can cross rubble, and a drone can look at a gauge. This course asks one body to climb steep stairs, turn a stiff wheel and carry on alone, all in one run.',
    }),
    tests: [
      {
        name: 'Rubble crossing',
        task: 'Cross 6 m of concrete slabs with steps of up to 250 mm and tilts of up to 20°. Two unmarked slabs rock underfoot. Hands may be used. Limit: 4 minutes.',
        points: 170,
        scoring:
          '20 for each metre crossed by both feet (120), 50 for reaching the far side in time.',
        failure:
          'The robot leaves the marked field or has to be lifted. Metres crossed before that still count.',
      },
      {
        name: 'Stairs and gauges',
        task: 'Climb eight steps at 38° in haze, read two analogue gauges on the platform, send both readings and come down again. The handrails may be used. Limit: 5 minutes.',
        points: 140,
        scoring:
          '5 for each step up or down (80), 30 for each reading within 2% of full scale (60).',
        failure:
          'A fall on the stairs ends the test. Steps and readings made before that still count.',
      },
      {
        name: 'The red valve',
        task: 'Find the red valve among three wheels of other colours and close it with two full turns clockwise against 15 Nm. Treat the pipe beside it as hot. Limit: 3 minutes.',
        points: 150,
        scoring: '30 for a grip on the right wheel, 60 for each full turn.',
        failure:
          'Another wheel turned, the red wheel turned the wrong way by more than 90°, a torque above 30 Nm, or the pipe touched.',
      },
      {
        name: 'Ninety seconds alone',
        task: 'During the search for a heat source of 40 °C among four identical housings, the radio link is cut for 90 seconds. Carry on without the operator and, once the link is back, report the location with a thermal image. Limit: 3 minutes.',
        points: 140,
        scoring:
          '40 for at least 60 seconds of useful work while cut off, 60 for the right housing, 40 for its position within 0.5 m.',
        failure: 'The wrong housing reported, or a fall while the link is cut.',
      },
    ],
  },
  {
    ...categorySummaries.cat5,
    image: 'places/lesson',
    imageAlt:
      'Ochre robot with a domed head drawing a circle on a green board in a sunny classroom; a globe and a book on small desks',
    complexity: 5,
    features: featuresOf({
      goal: 'Give a lesson of 15 minutes at most: draw, show, build and answer, so that twelve pupils can follow and the teacher never has to step in.',
      why: 'A class shows at once whether a machine understands a group: who asked, who is lost, when to be quiet. Drawing, pointing and building are how things are explained to children, and they need a body. The teacher stays in charge; the robot is an aid, not a substitute.',
      setup:
        'The classroom: 9 × 7 m with a blackboard and, on a table, blocks, a globe and books. A teacher and twelve pupils aged 9–12 are in the room. The lesson is in German or English; the class understands both. The pupils take part with the consent of their guardians and sit outside the 2 m zone around the robot. The teacher may pause the lesson at any time, and teams keep no pictures or recordings of the children.',
      dial: 'The floor is flat, the objects are light and no movement has to be fast. The difficulty is the class: twelve children who talk over each other, ask what no script foresaw and spot every mistake.',
      uniqueTests:
        'A screen can talk. Chalk, a globe and blocks need hands, and pupils with questions need a face turned to them. The four tests fill one lesson.',
    }),
    tests: [
      {
        name: 'At the blackboard',
        task: 'Draw a circle, a square and a triangle in chalk, each at least 300 mm high, write one given word below them and explain each shape while drawing. Limit: 3 minutes.',
        points: 150,
        scoring:
          '30 for each shape (90), drawn to within 10% of its ideal outline; 40 for a word legible from 6 m; 20 for an explanation that fits the drawing.',
        failure: 'The board scratched, or the chalk broken for the second time.',
      },
      {
        name: 'Five places on the globe',
        task: 'Pupils name five countries. Turn the globe by hand, point to each country and say one true sentence about it. Limit: 3 minutes.',
        points: 150,
        scoring:
          'For each of the five places, 20 for a fingertip held inside the border, or within 10 mm of it for small countries, and 10 for the sentence.',
        failure: 'The globe knocked over. A false sentence loses all points for that country.',
      },
      {
        name: 'Show and build',
        task: 'The teacher builds a figure of nine 50 mm blocks. Build the same figure block by block and describe each step aloud, so that the class can build along. Limit: 3 minutes.',
        points: 140,
        scoring:
          '10 for each block in its place within 10 mm (90), 50 if the figure stands for 10 seconds.',
        failure: 'The robot knocks the figure down for the second time.',
      },
      {
        name: 'Questions from the class',
        task: 'Eight questions, often with several hands raised at once. Face the pupil whose hand was up first and answer within 20 seconds in words that a nine-year-old knows. One question has no known answer. Limit: 6 minutes.',
        points: 160,
        scoring:
          'For each of the eight questions, 5 for the right pupil and 15 for a right and clear answer. For the question without a known answer, the right answer is to say so.',
        failure: 'A fact made up, a child spoken over, or a child asked about private matters.',
      },
    ],
  },
];
