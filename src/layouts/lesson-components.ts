import Beside from '../components/Beside.astro';
import Felt from '../components/Felt.astro';
import Lead from '../components/Lead.astro';
import BonusSeats from '../components/lesson/BonusSeats.astro';
import Copies from '../components/lesson/Copies.astro';
import Either from '../components/lesson/Either.astro';
import FlowerRules from '../components/lesson/FlowerRules.astro';
import Greedy from '../components/lesson/Greedy.astro';
import Group from '../components/lesson/Group.astro';
import MinimumFan from '../components/lesson/MinimumFan.astro';
import Name from '../components/lesson/Name.astro';
import Outs from '../components/lesson/Outs.astro';
import Readings from '../components/lesson/Readings.astro';
import ReadyCheck from '../components/lesson/ReadyCheck.astro';
import Section from '../components/lesson/Section.astro';
import Shape from '../components/lesson/Shape.astro';
import TileRow from '../components/lesson/TileRow.astro';
import TilesOf from '../components/lesson/TilesOf.astro';
import Waits from '../components/lesson/Waits.astro';
import WinCheck from '../components/lesson/WinCheck.astro';
import ChooseOne from '../islands/ChooseOne.astro';
import ClaimPuzzle from '../islands/ClaimPuzzle.astro';
import DealDemo from '../islands/DealDemo.astro';
import DiscardPuzzle from '../islands/DiscardPuzzle.astro';
import MatchTrack from '../islands/MatchTrack.astro';
import RoundsPuzzle from '../islands/RoundsPuzzle.astro';
import SeatDraw from '../islands/SeatDraw.astro';
import TileNames from '../islands/TileNames.astro';
import TurnScene from '../islands/TurnScene.astro';
import WaitsPuzzle from '../islands/WaitsPuzzle.astro';
import WallBreaker from '../islands/WallBreaker.astro';
import WallBuilder from '../islands/WallBuilder.astro';
import WallPuzzle from '../islands/WallPuzzle.astro';
import DealtTo from './lesson/DealtTo.astro';
import StackCount from './lesson/StackCount.astro';
import SumTable from './lesson/SumTable.astro';
import SumWall from './lesson/SumWall.astro';
import TailTiles from './lesson/TailTiles.astro';
import TileTotal from './lesson/TileTotal.astro';
import AtTables from './lesson/AtTables.astro';
import Earns from './lesson/Earns.astro';
import Fan from './lesson/Fan.astro';
import GoRounds from './lesson/GoRounds.astro';
import MatchHands from './lesson/MatchHands.astro';
import Minimum from './lesson/Minimum.astro';
import Pattern from './lesson/Pattern.astro';
import PatternName from './lesson/PatternName.astro';
import Points from './lesson/Points.astro';
import RuleAtTables from './lesson/RuleAtTables.astro';
import ScoredHand from './lesson/ScoredHand.astro';
import Term from './lesson/Term.astro';
import Attested from './lesson/counting/Attested.astro';
import Checklist from './lesson/checklist/Checklist.astro';
import Tick from './lesson/checklist/Tick.astro';
import Ticks from './lesson/checklist/Ticks.astro';
import Cap from './lesson/counting/Cap.astro';
import CompareSets from './lesson/counting/CompareSets.astro';
import FalseWin from './lesson/counting/FalseWin.astro';
import HandFan from './lesson/counting/HandFan.astro';
import LimitHand from './lesson/counting/LimitHand.astro';
import Payment from './lesson/counting/Payment.astro';
import PointsTable from './lesson/counting/PointsTable.astro';
import Stakes from './lesson/counting/Stakes.astro';
import ScorePuzzle from './ScorePuzzle.astro';

/** What lessons may use without importing it: one name, one component. */
export const lessonComponents = {
  AtTables,
  Attested,
  Beside,
  BonusSeats,
  Cap,
  Checklist,
  ChooseOne,
  ClaimPuzzle,
  CompareSets,
  Copies,
  DealDemo,
  DealtTo,
  DiscardPuzzle,
  Earns,
  Either,
  FalseWin,
  Fan,
  Felt,
  FlowerRules,
  GoRounds,
  Greedy,
  Group,
  HandFan,
  Lead,
  LimitHand,
  MatchHands,
  MatchTrack,
  Minimum,
  MinimumFan,
  Name,
  Outs,
  Pattern,
  PatternName,
  Payment,
  Points,
  PointsTable,
  Readings,
  ReadyCheck,
  RoundsPuzzle,
  RuleAtTables,
  ScoredHand,
  ScorePuzzle,
  SeatDraw,
  Section,
  Shape,
  StackCount,
  Stakes,
  SumTable,
  SumWall,
  TailTiles,
  Term,
  Tick,
  Ticks,
  TileNames,
  TileRow,
  TilesOf,
  TileTotal,
  TurnScene,
  Waits,
  WaitsPuzzle,
  WallBreaker,
  WallBuilder,
  WallPuzzle,
  WinCheck,
};
