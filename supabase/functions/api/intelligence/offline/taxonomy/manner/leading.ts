import { phrases } from "../problem.ts";
import type { StylePole } from "../style-pole.ts";

export const LEADING: readonly StylePole[] = [
  {
    dimension: "lead",
    pole: 1,
    wish: "someone who leads and gives you something to work with",
    clear: phrases`
      tell me|us ~ what to do; told ~ what to do; what to do ~ monday|about|at|next|dinner;
      give|gives|gave me|us|you ~ advice|tools|tool|plan|suggestions|feedback|ideas|steps|something|exercises|strategies|answers|instructions|guidance|direction;
      advice; direct ~ advice|guidance; tools; techniques; strategies; coping skills; skills;
      concrete; practical; hands on; action plan; a plan; game plan; brings ~ plan; a method;
      comes with ~ ideas|plan; suggestions; instructions; action; active; actively; directive;
      coach; coaching; take* ~ lead|charge; steps in; referee; interrupt*; guide me;
      lead ~ way|me; something to ~ do|try|use|work; solution|solutions; problem solving; steer*;
      explain ~ what|how|why|things|plainly|to me; teach* ~ me|you|how|skills|steadying;
      show me how; consejos; me diga; que hacer; straight answers; plain advice; homework to;
      engaged; interactive; talks back; talk back; more than ~ listen|nod; not just ~ listen|nod;
      someone who ~ talks|speaks|says; check* if i ~ did; accountab*; nudge me;
      do not ask ~ how ~ feel|makes|feels; push me; pushes me; make me do; experiments; i teach;
      I explain; practice ~ together|between|with; drills; practice; what exactly to;
      exactly what to do|practice; ideas; try something; checks in; check in; check on me;
      ping me; remind me; text me; catch me; dodge; moderator; interrupt us; slow us down;
      get straight answers; homework; point out; name it; names ~ patterns|what|things|it; ask for some courage; push;
      i push; we practice; show us; tell us ~ what; help with the ~ actual|practical; instruct*;
      program; coach type; steer; steers; steering; advise; advises; bossy; told me what to do;
      telling me what to do; talked over me; talks over; talks too much;
      talked ~ whole|entire|more than; walk me through; hand me ~ something|tool*; think* along;
      brainstorm; options; a shove; shove me; push in the right direction; point me; recommend*;
      expertise; expert; teach me; explain* the science; the science; how it works;
      what is happening in my head; problem solve; fix* me|it; roll up ~ sleeves; give* orders;
      lecture on; being interrupted; interrupts; interrupting; told to breathe;
      breathing exercises; slogans; brisk; takes over; next step|steps; what next; goal
    `,
    bare: phrases`
      direct; directions; suggest*; plan; answers; input; feedback; opinions|opinion; solutions;
      tips; proactive; guidance
    `,
  },
  {
    dimension: "lead",
    pole: -1,
    wish: "someone who listens and leaves the lead to you",
    clear: phrases`
      just ~ listen*; listen ~ to me|first|before|long|without|closely;
      somebody|someone to listen; someone ~ listens; good listener; be heard; feel heard;
      hear me out; let me talk; let me ~ lead|find|figure|decide|set|get|cry|finish|vent|be;
      vent; space to ~ talk|think|feel|breathe; hold ~ space; holding space; non directive;
      nondirective; follow* ~ more|my lead|your lead|me|you; you lead; you set the ~ agenda|pace;
      i set the; good|soft|gentle|the right question|questions;
      ask* ~ questions|question|more|stuff|i wonder; questions; questions rather than;
      rarely give advice; stays with me; stay with me; sit with ~ me|it|you; sits with;
      quiet ~ someone|person|company|presence|stays; someone quiet; silence|silences; quiet;
      curious ~ not; not ~ fix* me; do not need ~ improving|fixing; nod*; mm hmm; mhm; uh huh;
      how did that ~ feel; how does that make ~ feel; how do you feel about; passive;
      blank ~ slate|face|stare|wall; said nothing; never ~ said|say|says ~ thing|anything|word;
      said ~ nothing|little|one word; barely ~ spoke|said|talked;
      just ~ sat|sits|stared|nodded|mirrored|repeat*|agreed; repeat* ~ back|what i; parrot*;
      ran rings; agree* with everything; say little; speaks sparingly; more conversation than;
      person centred|centered; do not steer; let me figure; think out loud; company;
      keep me company; stay ~ with me; stays; be with me; be there; without a plan for me;
      wonder; you set; begin anywhere; open space; fill the air; silence does not; quiet with me;
      mostly listen*; nodded; smiled and nodded; wrote ~ notes|everything down; took notes;
      blank stare; how did that feel; what do you think it means; mirror*; just mirrored;
      just be there; do not fix it; do not fix; hear me; sounding board; left to it;
      find my own ~ way|answers|words; my own answers; come to it myself; get there myself;
      hold my hand; head tilt*; nodding; hmm; look* at the clock; yawn*; writing ~ whole time;
      clipboard nod; listens more than; more listening; as a question; ask me; patient listener;
      witness; hear the whole story; whole story first; let me finish; room to
    `,
    bare: phrases`
      quiet; listen*; questions; ask; space; patience; curious; presence; follow; reflective;
      collaborative
    `,
  },
];
