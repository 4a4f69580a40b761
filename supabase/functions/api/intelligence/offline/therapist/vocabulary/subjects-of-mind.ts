import { type Subject, subjectsOf } from "./subject.ts";

/** What goes on in a person: fears, moods, thoughts, body, what was lived through. */
export const SUBJECTS_OF_MIND: readonly Subject[] = [
  ...subjectsOf("anxiety")`
    anxiety / anxiety / anxiety; =anxious; anxieties; generalized|generalised anxiety; =gad; ansiedad; angst
    worry / / worry; worrier*; chronic worry; overthink*; overthinker*; rumination
    health anxiety / worry about health / health anxiety; hypochondria*
  `,
  ...subjectsOf("panic")`
    panic attacks / / panic; panick*; panic {attack}; panic disorder
    agoraphobia / fear of leaving the house / agoraphobi*
  `,
  ...subjectsOf("social-anxiety")`
    social anxiety / anxiety around people / social anxiety|phobia; socially anxious; shyness; painfully shy
    public speaking / / public speaking; stage fright; performance anxiety
  `,
  ...subjectsOf("phobias")`
    phobias / strong fears / phobia; phobias; phobic; emetophobi*; claustrophobi*; specific fears
    fear of flying / / fear|fears of flying; flying phobia; afraid|scared of flying
  `,
  ...subjectsOf("ocd")`
    OCD / obsessive thoughts and rituals (OCD) / ocd; obsessive compulsive; obsessions; obsessional; compulsions; toc
    intrusive thoughts / unwanted thoughts / intrusive thought*; unwanted thoughts
    scrupulosity / religious or moral obsessions / scrupulosity
    hoarding / / hoarding; hoarder*
    skin picking and hair pulling / / skin picking; hair pulling; trichotillomania
  `,
  ...subjectsOf("depression")`
    depression / / depression; depressed; depressive; dysthymi*; depresion
    low mood / / low mood; low spirits
    melancholy / a sadness that stays / melanchol*
  `,
  ...subjectsOf("bipolar")`
    bipolar disorder / bipolar mood swings / bipolar*; mania; manic; hypomani*; cyclothymi*
  `,
  ...subjectsOf("psychosis")`
    psychosis / unusual experiences such as hearing voices / psychosis; psychotic; schizo*; delusion*; hallucinat*; paranoia
    postpartum psychosis / / postpartum|postnatal psychosis
    hearing voices / / hearing voices; hear voices; voice hearing
  `,
  ...subjectsOf("trauma")`
    PTSD / / ptsd; p t s d; post traumatic; posttraumatic
    trauma / / trauma; traumas; traumatic; traumatized|traumatised; traumatization
    combat trauma / what happened in combat / combat
    moral injury / / moral injury
    sexual assault / / sexual assault*; sexual violence; rape; rapes; raped
  `,
  ...subjectsOf("complex-trauma")`
    complex trauma / long-lasting trauma / complex trauma|ptsd; cptsd; c ptsd; developmental trauma
    childhood trauma / hurt in childhood / childhood trauma|abuse|neglect; early trauma; child abuse; abused as ~ children|kids; childhood sexual abuse; incest
    dissociation / feeling far away from yourself / dissociat*
    domestic violence / violence at home / domestic violence|abuse; intimate partner violence; abusive ~ relationships|relationship|partners|marriages
    survivors of abuse / / survivor|survivors of ~ abuse; abuse survivors
    attachment wounds / early hurts in close relationships / attachment ~ wounds|trauma|injuries
  `,
  ...subjectsOf("grief")`
    grief / / grief; griev*; bereave*; mourning; mourners; duelo
    loss / / losses; =loss; widow*; lost ~ spouse|wife|husband|partner|child|parent|mother|father|someone|somebody|loved
  `,
  ...subjectsOf("burnout")`
    burnout / / burnout; burn out; burned|burnt out
    work stress / stress at work / work|job|workplace|chronic stress; stress at work; stress management; overwork*
    compassion fatigue / / compassion fatigue; caregiver burnout
  `,
  ...subjectsOf("sleep")`
    insomnia / trouble sleeping / insomni*; sleep problems|problem|issues|trouble|difficulties; sleepless*; bad sleep
    nightmares / / nightmare; nightmares
  `,
  ...subjectsOf("chronic-illness")`
    chronic illness / living with illness / chronic|long|serious illness; chronically ill; chronic conditions|condition; cancer; autoimmune; fibromyalgia; long covid; medical trauma
    chronic pain / living with pain / chronic pain; pain patients|clients; migraine; migraines
    disability / living with a disability / disability; disabilities; disabled
  `,
  ...subjectsOf("adhd")`
    ADHD / trouble with focus (ADHD) / adhd; a d h d; =add; attention deficit
    procrastination / putting things off / procrastinat*
    executive function / getting organized / executive function*|dysfunction
  `,
  ...subjectsOf("autism")`
    autism / / autis*; asperger*; on the spectrum; audhd
    neurodivergence / brains that work differently / neurodiver*
  `,
  ...subjectsOf("eating")`
    eating disorders / / eating disorder*; disordered eating; arfid; orthorexi*; ed clients
    anorexia / / anorexi*
    bulimia / / bulimi*
    binge eating / / binge eating; binge eater*; binge eat
  `,
  ...subjectsOf("body-image")`
    body image / how you see your body / body image; body shame; body acceptance
    body dysmorphia / / body dysmorphi*; bdd
  `,
];
