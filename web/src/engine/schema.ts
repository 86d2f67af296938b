// Made by `npm run api -- --update` of the server's description: the answers of the engine.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        GamesAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.games";
            /** @description The games, in the order asked for */
            games: components["schemas"]["CatalogGame"][];
            /** @description The machines, by id; none if the request asks for a return or a variance */
            machines: components["schemas"]["MachineMembers"][];
            /** @description That no game is called by the words, if these are found one by one only */
            note?: string;
        };
        CatalogGame: {
            /** @description The id in the catalog, or that of the paytable */
            id: string;
            /** @description The name of the game */
            name: string;
            /** @description Cards in the deck */
            deck: number;
            /** @description The ranks and cards that are wild, apart from jokers */
            wild: string[];
            /** @description The expected pay of a bet of 1 under perfect play */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description The variance of one hand */
            variance: number;
        };
        MachineMembers: {
            /** @description The id in the catalog, or that of the machine file */
            id: string;
            /** @description The name of the machine */
            name: string;
            /** @description The kind of its rules */
            kind: string;
            /** @description The id of the game that it is made of */
            base_game: string;
            /** @description Lines that are drawn from one deal */
            lines: number;
            /** @description What a hand costs on a line, in bets of the game; on the first level of Multi-Strike */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
        };
        PaytableAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.paytable";
            /** @description The game */
            game: components["schemas"]["GameMembers"];
            /** @description The rows of the paytable */
            rows: components["schemas"]["PayRow"][];
            /** @description The paytable as the text of a file, which is read as the same game */
            toml: string;
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars */
            warnings: string[];
        };
        GameMembers: {
            /** @description The id in the catalog, or that of the paytable */
            id: string;
            /** @description The name of the game */
            name: string;
            /** @description Cards in the deck */
            deck: number;
            /** @description The ranks and cards that are wild, apart from jokers */
            wild: string[];
        };
        PayRow: {
            /** @description The hand that the row pays, in the words of paytable files */
            hand: string;
            /** @description The ranks of the set; of a full house or quick quads, of the trips */
            rank?: string | string[];
            /** @description The ranks of the fifth card */
            kicker?: string | string[];
            /**
             * @description The suit of a flush
             * @enum {string}
             */
            suit?: "c" | "d" | "h" | "s";
            /** @description No joker, and every wild card counts as itself */
            natural?: boolean;
            /** @description Wild cards in the hand, jokers included */
            count?: number;
            /** @description Jokers among the wild cards */
            jokers?: number;
            /**
             * @description How the five cards must stand: T J Q K A from left to right, or either way
             * @enum {string}
             */
            order?: "sequential" | "reversible";
            /** @description What the paytable calls the row */
            name: string;
            /** @description What the row pays for a bet of 1 */
            pays: number;
            /** @description The same, exactly */
            pays_exact: string;
        };
        ReturnAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.return";
            /** @description The game */
            game: components["schemas"]["Game"];
            /** @description Deals of five cards */
            deals: string;
            /** @description Classes of deals that differ only in suits that the game does not distinguish */
            deal_classes: number;
            /** @description All combinations */
            combinations: string;
            /**
             * @description Which hold is played if several are equally good
             * @enum {string}
             */
            tie_rule: "lowest-variance" | "highest-variance" | "most-held" | "fewest-held";
            /** @description The rows of the paytable */
            rows: components["schemas"]["ReturnRow"][];
            /** @description The expected pay of a bet of 1 */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description The variance of one hand */
            variance: number;
            /** @description The square root of the variance */
            standard_deviation: number;
            /** @description The chance that a hand is paid; a returned bet counts */
            hit_frequency: number;
            /** @description The covariance of two lines drawn from one deal */
            covariance: number;
            /** @description Deals with tied holds: several are best */
            tied_deals: string;
            /** @description What the order of the cards changes; absent from games in which it does not count */
            order?: components["schemas"]["OrderOfCards"];
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars */
            warnings: string[];
        };
        Game: {
            /** @description The id in the catalog, or that of the paytable */
            id: string;
            /** @description The name of the game */
            name: string;
            /** @description Cards in the deck */
            deck: number;
            /** @description The ranks and cards that are wild, apart from jokers */
            wild: string[];
            /** @description For a machine, its state; the pays are then what final hands are worth in it */
            state?: string;
            /** @description The pays that the request changed */
            pays_changed?: components["schemas"]["ChangedPay"][];
        };
        ChangedPay: {
            /** @description The row */
            name: string;
            /** @description What it paid */
            from_exact: string;
            /** @description What it pays */
            to_exact: string;
        };
        ReturnRow: {
            /** @description The hand that the row pays, in the words of paytable files */
            hand: string;
            /** @description What the paytable calls the row */
            name: string;
            /** @description What the row pays for a bet of 1 */
            pays: number;
            /** @description The same, exactly */
            pays_exact: string;
            /** @description Combinations that end in the row */
            combinations: string;
            /** @description The chance of the row */
            probability: number;
            /** @description What the row adds to the return */
            return: number;
            /** @description What the row adds to the variance */
            variance: number;
            /** @description The fewest combinations over all optimal plays */
            fewest?: string;
            /** @description The most combinations over all optimal plays */
            most?: string;
        };
        OrderOfCards: {
            /** @description What the paytable calls the row that needs the order */
            row: string;
            /**
             * @description How the five cards must stand: T J Q K A from left to right, or either way
             * @enum {string}
             */
            order: "sequential" | "reversible";
            /** @description Deals, each order of the five cards being one */
            deals: string;
            /** @description Deals in which no hold is best that is best on average over all orders */
            changed_deals: string;
            /** @description The expected pay of a bet of 1 when each card is seen at its place */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description The most that a player can expect who ignores the places */
            ignoring_places: number;
            /** @description The same, exactly */
            ignoring_places_exact: string;
            /** @description How much less that is */
            cost_of_ignoring: number;
        };
        MachineAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.machine";
            /** @description The machine */
            machine: components["schemas"]["MachineMembers"];
            /** @description What the best play that was found pays for each bet of 1 in the long run */
            return: number;
            /** @description The best play returns no less than this, exactly */
            return_least: string;
            /** @description No more than this, exactly, whatever is played */
            return_most: string;
            /** @description What the game that it is made of returns by itself */
            base_return: number;
            /** @description The same, exactly */
            base_return_exact: string;
            /** @description One strategy in all states, which people can learn */
            single_strategy: components["schemas"]["SingleStrategy"];
            /** @description What `state` may be in queries that take a machine; on several lines of Ultimate X `hold` also takes the sum of their multipliers */
            state_choices: string[];
            /** @description The states under the best play; none if it is only bounded, as on several lines with streaks */
            states: components["schemas"]["MachineState"][];
            /** @description The rules, for each state of a line and each announcement before the draw; the first state is that of a machine that nobody has played yet */
            situations: components["schemas"]["MachineSituation"][];
            /** @description The machine as the text of a file */
            toml: string;
        };
        SingleStrategy: {
            /** @description What it returns */
            return: number;
            /** @description How much less it returns than the best play, at most */
            cost: number;
        };
        MachineState: {
            /** @description The state, as `state` of other queries takes it; with several lines, the sum of their multipliers */
            state: string;
            /** @description The share of all deals that are played in the state */
            frequency: number;
            /** @description What a deal in the state costs on all lines, in bets of the game on one line */
            cost: number;
            /** @description What a deal in the state pays on average, in the same bets */
            pays: number;
            /** @description The chance that the next deal is in another state; only with one line */
            leaving?: number;
            /** @description What the state is worth more than the one of the least worth, in the same bets */
            worth: number;
        };
        MachineSituation: {
            /** @description Its name, such as "level 2 with a free ride" */
            situation: string;
            /** @description The state of the line */
            state: string;
            /** @description The chance that the machine announces this in the state */
            probability: number;
            /** @description The same, exactly */
            probability_exact: string;
            /** @description What a deal costs on the line, in bets of the game */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
            /** @description What each final hand does, in the order of the paytable */
            rows: components["schemas"]["MachineSituationRow"][];
        };
        MachineSituationRow: {
            /** @description The row of the game */
            name: string;
            /** @description What the final hand pays, in bets of the game */
            pays: number;
            /** @description The same, exactly */
            pays_exact: string;
            /** @description The state of the next deal */
            next: string;
        };
        HoldAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.hold";
            /** @description The game */
            game: components["schemas"]["Game"];
            /** @description The cards dealt */
            deal: string;
            /** @description The cards from the ten to the ace, if the order of the cards counts */
            royal_cards?: components["schemas"]["RoyalCard"][];
            /** @description The 32 holds, best first */
            holds: components["schemas"]["HoldRow"][];
            /** @description What a player held, if the request says it */
            held?: components["schemas"]["Held"];
            /**
             * @description Which hold comes first if several are equally good
             * @enum {string}
             */
            tie_rule: "lowest-variance" | "highest-variance" | "most-held" | "fewest-held";
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars */
            warnings: string[];
        };
        RoyalCard: {
            /** @description The card */
            card: string;
            /** @description Its place, from 1 on the left */
            place: number;
            /** @description The places at which it stands right */
            right_places: number[];
        };
        HoldRow: {
            /** @description The cards that are held; empty if all are discarded */
            hold: string;
            /** @description The expected value (EV) of the hold: its mean pay for a bet of 1 */
            value: number;
            /** @description The same, exactly */
            value_exact: string;
            /** @description Possible draws; in order, if the order of the cards counts */
            draws: string;
            /** @description What the draws end in, for each row of the paytable */
            outcomes: components["schemas"]["HoldOutcome"][];
            /** @description In how many of the orders that a row needs the held cards stand right; 0 also if no draw ends in a royal flush; absent if no order counts */
            right_orders?: number;
            /** @description The variance of the pay */
            variance: number;
            /** @description How much less it is worth than the best hold */
            cost: number;
            /** @description Whether no hold is worth more */
            best: boolean;
        };
        HoldOutcome: {
            /** @description The hand that the row pays, in the words of paytable files */
            hand: string;
            /** @description What the paytable calls the row */
            name: string;
            /** @description Draws that end in the row */
            count: string;
        };
        Held: {
            /** @description The cards that were held; empty if five were drawn */
            hold: string;
            /** @description Its place among the 32 holds, from 1 */
            place: number;
            /** @description Its expected value (EV) */
            value: number;
            /** @description The same, exactly */
            value_exact: string;
            /** @description How much less it is worth than the best hold, in bets */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
            /** @description The rows on which it differs from the best hold, which add up to the cost */
            rows: components["schemas"]["HeldRow"][];
            /** @description The same in words */
            sentence: string;
        };
        HeldRow: {
            /** @description What the paytable calls the row */
            name: string;
            /** @description What the best hold wins more on the row on average, in bets; negative if it wins less */
            given_up: number;
            /** @description The same, exactly */
            given_up_exact: string;
        };
        CompareAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.compare";
            /** @description The share of each bet that comes back */
            cash_back: number;
            /** @description The same, exactly */
            cash_back_exact: string;
            /** @description The games, in the order asked for */
            games: components["schemas"]["ComparedGame"][];
            /** @description Each game played by the best strategy of each other one, if both have the same deck and distinguish the same suits */
            habits: components["schemas"]["Habit"][];
            /** @description Sentences on games that have no strategy in common, and why */
            notes: string[];
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars, each with the number of its game */
            warnings: string[];
        };
        ComparedGame: {
            /** @description Its place in the request, from 1 */
            number: number;
            /** @description The id in the catalog, or that of the paytable */
            id: string;
            /** @description The name of the game */
            name: string;
            /** @description Cards in the deck */
            deck: number;
            /** @description The ranks and cards that are wild, apart from jokers */
            wild: string[];
            /** @description For a machine, its state; the pays are then what final hands are worth in it */
            state?: string;
            /** @description The pays that the request changed */
            pays_changed?: components["schemas"]["ChangedPay"][];
            /** @description The expected pay of a bet of 1 under perfect play */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description The variance of one hand */
            variance: number;
            /** @description The same, exactly */
            variance_exact: string;
            /** @description The chance that a hand is paid; a returned bet counts */
            hit_frequency: number;
            /** @description The gain of an hour of perfect play, with cash back */
            per_hour: components["schemas"]["PerHour"];
        };
        PerHour: {
            /** @description Hands played in an hour */
            speed: number;
            /** @description The hours that were asked for; absent if hands were */
            hours?: number;
            /** @description The mean gain of an hour, in bets */
            mean: number;
            /** @description The same in dollars, if the price of a bet is given */
            mean_dollars?: number;
            /** @description The standard deviation of the gain of an hour, in bets */
            standard_deviation: number;
            /** @description The same in dollars, if the price of a bet is given */
            standard_deviation_dollars?: number;
        };
        Habit: {
            /** @description The number, from 1, of the game whose best strategy is played */
            strategy_of: number;
            /** @description The number of the game that it is played on */
            on: number;
            /** @description Deals in which that strategy errs */
            deals: string;
            /** @description What that costs, in bets per hand */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
            /** @description The return of the game played by that strategy */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description The deal in which it costs most */
            dearest?: components["schemas"]["DearestDeal"];
        };
        DearestDeal: {
            /** @description The five cards */
            deal: string;
            /** @description The best hold in the other game, which is played here */
            hold: string;
            /** @description The best hold in this game */
            best_hold: string;
            /** @description What that costs, in bets */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
        };
        IdentifyAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.identify";
            /** @description The pays for one coin, or for a bet of 1, falling */
            pays: string[];
            /**
             * @description What the pays were taken for
             * @enum {string}
             */
            pays_are_for: "the coins of the request" | "one coin" | "five coins" | "one coin, the largest for five" | "another bet";
            /** @description The bet that they are for, but for a largest pay for five coins, in the unit of the pays */
            bet: number;
            /** @description The same, exactly */
            bet_exact: string;
            /** @description Which game it is or, if none has these pays, the nearest and how it differs */
            sentence: string;
            /** @description If only some rows were given, by their names: how many games of the catalog have them; absent otherwise */
            games_with_rows?: number;
            /** @description Sentences that doubt a return of more than 110% or less than 50%, names of rows that are not those of the game, few pays without names, or for how many coins some rows pay */
            warnings: string[];
            /** @description The games that differ least: a pay that differs counts 2, a row that the machine lacks and a pay that the game lacks count 3 each. If only some rows were given: games that have them, or the nearest */
            games: components["schemas"]["GameMatch"][];
        };
        GameMatch: {
            /** @description The id in the catalog, or that of the paytable */
            id: string;
            /** @description The name of the game */
            name: string;
            /** @description Cards in the deck */
            deck: number;
            /** @description The ranks and cards that are wild, apart from jokers */
            wild: string[];
            /** @description For a machine, its state; the pays are then what final hands are worth in it */
            state?: string;
            /** @description The pays that the request changed */
            pays_changed?: components["schemas"]["ChangedPay"][];
            /** @description The expected pay of a bet of 1 under perfect play in the catalog's game */
            catalog_return: number;
            /** @description The same, exactly */
            catalog_return_exact: string;
            /** @description The same on the machine, if it is this game with other pays; absent if its rows are not those of the game, or were not all given */
            return?: number;
            /** @description The same, exactly */
            return_exact?: string;
            /** @description How many rows and pays differ: 0 if the pays are those of the game */
            differences: number;
            /** @description The rows and pays that differ, the largest first */
            different: components["schemas"]["DifferentPay"][];
            /** @description The rows of the game whose pays were not given, if only some rows were, by their names */
            not_given: string[];
        };
        DifferentPay: {
            /** @description The row of the game; absent if it has no row for a pay of the machine */
            row?: string;
            /** @description What the row pays in the catalog */
            pays?: number;
            /** @description The same, exactly */
            pays_exact?: string;
            /** @description What the machine pays; absent if it lacks the row */
            seen?: number;
            /** @description The same, exactly */
            seen_exact?: string;
        };
        StrategyAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.strategy";
            /** @description The game */
            game: components["schemas"]["Game"];
            /**
             * @description What was asked for: the best chart, or the best with a number of rows or bands
             * @enum {string}
             */
            level?: "basic" | "rows" | "bands";
            /** @description Whether penalty-card rules were looked for */
            penalties?: boolean;
            /** @description Among which charts it is proven that none returns more: strict orders of the game's types of holds, each in a row of its own, or charts in any language that treat suits alike and have no penalty-card rules (any play that ignores the order of the cards, if no deal is misplayed); null if nothing is proven */
            optimal_in?: ("strict orders" | "any language") | null;
            /** @description The names of the sections, by the number of wild cards from 0; empty if there is one section */
            sections?: string[];
            /** @description The rows in order of play, the highest first */
            rows?: components["schemas"]["ChartRow"][];
            /** @description The penalty-card rules: exceptions to rows */
            rules?: components["schemas"]["ChartRule"][];
            /** @description The expected pay of a bet of 1 when playing by the chart */
            return?: number;
            /** @description The same, exactly */
            return_exact?: string;
            /** @description How much less that is than the return of perfect play */
            cost?: number;
            /** @description The speed that the next member is for */
            hands_an_hour?: number;
            /** @description What is lost against perfect play in an hour, in bets */
            bets_an_hour_lost?: number;
            /** @description The same in dollars, if the price of a bet is given */
            bets_an_hour_lost_dollars?: number;
            /** @description Deals in which another hold than the chart's is worth more; if a row needs an order, on average over all orders */
            misplayed_deals?: string;
            /** @description The deal in which most is lost; null if none is misplayed */
            worst?: components["schemas"]["WorstDeal"] | null;
            /** @description For a machine in the state `single` */
            machine?: components["schemas"]["ChartOnMachine"];
            /** @description Sentences on how the chart is played and what its words mean */
            legend?: string[];
            /** @description No chart that treats suits alike and has no penalty-card rules returns more than this; null if no such bound is known, or if the chart has such rules and may return more */
            best_of_any_language_exact?: string | null;
            /** @description The chart as text, as videopoker.evaluate reads it */
            chart?: string;
            /** @description The charts, if several numbers of rows were asked for */
            charts?: components["schemas"]["StrategyChart"][];
            /** @description What the order of the cards changes; absent from games in which it does not count */
            order?: components["schemas"]["OrderOfCards"];
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars */
            warnings: string[];
        };
        ChartRow: {
            /** @description Wild cards dealt */
            section: number;
            /** @description The holds of the row in words */
            text: string;
            /** @description Deals that the row decides */
            deals: string;
            /** @description Deals that it decides in which another hold is worth more */
            misplayed_deals: string;
            /** @description The least that its holds are worth, in bets; null if it decides no deal */
            value_least: number | null;
            /** @description The most that they are worth, in bets; null if it decides no deal */
            value_most: number | null;
        };
        ChartRule: {
            /** @description The row that it is an exception to, numbered from 1 over all sections */
            row: number;
            /** @description The rule in words */
            text: string;
            /** @description Deals in which it changes the hold */
            deals: string;
        };
        WorstDeal: {
            /** @description The five cards */
            deal: string;
            /** @description The cards that the chart holds; empty if none */
            chart_hold: string;
            /** @description The cards that are best held; empty if none */
            best_hold: string;
            /** @description How much less the chart's hold is worth, in bets */
            cost: number;
        };
        ChartOnMachine: {
            /** @description What the machine returns if the chart is played in all of its states */
            return: number;
            /** @description How much less that is than the best play returns, at most */
            cost: number;
        };
        StrategyChart: {
            /**
             * @description What was asked for: the best chart, or the best with a number of rows or bands
             * @enum {string}
             */
            level: "basic" | "rows" | "bands";
            /** @description Whether penalty-card rules were looked for */
            penalties: boolean;
            /** @description Among which charts it is proven that none returns more: strict orders of the game's types of holds, each in a row of its own, or charts in any language that treat suits alike and have no penalty-card rules (any play that ignores the order of the cards, if no deal is misplayed); null if nothing is proven */
            optimal_in: ("strict orders" | "any language") | null;
            /** @description The names of the sections, by the number of wild cards from 0; empty if there is one section */
            sections: string[];
            /** @description The rows in order of play, the highest first */
            rows: components["schemas"]["ChartRow"][];
            /** @description The penalty-card rules: exceptions to rows */
            rules: components["schemas"]["ChartRule"][];
            /** @description The expected pay of a bet of 1 when playing by the chart */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description How much less that is than the return of perfect play */
            cost: number;
            /** @description The speed that the next member is for */
            hands_an_hour: number;
            /** @description What is lost against perfect play in an hour, in bets */
            bets_an_hour_lost: number;
            /** @description The same in dollars, if the price of a bet is given */
            bets_an_hour_lost_dollars?: number;
            /** @description Deals in which another hold than the chart's is worth more; if a row needs an order, on average over all orders */
            misplayed_deals: string;
            /** @description The deal in which most is lost; null if none is misplayed */
            worst: components["schemas"]["WorstDeal"] | null;
            /** @description For a machine in the state `single` */
            machine?: components["schemas"]["ChartOnMachine"];
            /** @description Sentences on how the chart is played and what its words mean */
            legend: string[];
            /** @description No chart that treats suits alike and has no penalty-card rules returns more than this; null if no such bound is known, or if the chart has such rules and may return more */
            best_of_any_language_exact: string | null;
            /** @description The chart as text, as videopoker.evaluate reads it */
            chart: string;
        };
        EvaluateAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.evaluate";
            /** @description The game */
            game: components["schemas"]["Game"];
            /** @description Whether the chart has penalty-card rules */
            penalties: boolean;
            /** @description The names of the sections, by the number of wild cards from 0; empty if there is one section */
            sections: string[];
            /** @description The rows in order of play, the highest first */
            rows: components["schemas"]["ChartRow"][];
            /** @description The penalty-card rules: exceptions to rows */
            rules: components["schemas"]["ChartRule"][];
            /** @description The expected pay of a bet of 1 when playing by the chart */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description How much less that is than the return of perfect play */
            cost: number;
            /** @description The speed that the next member is for */
            hands_an_hour: number;
            /** @description What is lost against perfect play in an hour, in bets */
            bets_an_hour_lost: number;
            /** @description The same in dollars, if the price of a bet is given */
            bets_an_hour_lost_dollars?: number;
            /** @description Deals in which another hold than the chart's is worth more; if a row needs an order, on average over all orders */
            misplayed_deals: string;
            /** @description The deal in which most is lost; null if none is misplayed */
            worst: components["schemas"]["WorstDeal"] | null;
            /** @description For a machine in the state `single` */
            machine?: components["schemas"]["ChartOnMachine"];
            /** @description Sentences on how the chart is played and what its words mean */
            legend: string[];
            /** @description The rows that decide no deal, numbered from 1 over all sections */
            never_reached: number[];
            /** @description The rules that change no hold in any deal, numbered from 1 */
            rules_never_applied: number[];
            /** @description The chart as text, which is read as the same chart */
            chart: string;
            /** @description What the order of the cards changes; absent from games in which it does not count */
            order?: components["schemas"]["OrderOfCards"];
            /** @description How each line of the chart's text was read, if `lines` asks for it; without blank lines and comments */
            lines?: components["schemas"]["ChartTextLine"][];
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars, and about words of the chart that might mean something else */
            warnings: string[];
        };
        ChartTextLine: {
            /** @description The number of the line, from 1 */
            line: number;
            /** @description The line as it was written */
            text: string;
            /**
             * @description What it was read as
             * @enum {string}
             */
            kind: "title" | "heading" | "row" | "rule";
            /** @description The row that it is, or is an exception to, numbered from 1 over all sections */
            row?: number;
            /** @description The heading, row or rule as charts are printed */
            words?: string;
        };
        DiffAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.diff";
            /** @description The game */
            game: components["schemas"]["Game"];
            /** @description Deals in which the charts hold other cards */
            changed: string;
            /** @description Deals of five cards */
            all_deals: string;
            /** @description The expected pay of a bet of 1 by the known chart */
            return_before: number;
            /** @description The same, exactly */
            return_before_exact: string;
            /** @description The same by the new chart */
            return_now: number;
            /** @description The same, exactly */
            return_now_exact: string;
            /** @description How much more the new chart returns; below 0 if it returns less */
            gain: number;
            /** @description The same, exactly */
            gain_exact: string;
            /** @description The return of perfect play */
            perfect_play: number;
            /** @description The same, exactly */
            perfect_play_exact: string;
            /** @description The changes by kinds of holds, those that gain or lose most first */
            changes: components["schemas"]["DiffChange"][];
            /** @description The rows that are new, gone or elsewhere */
            rows: components["schemas"]["RelearnRow"][];
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars, and about words of the chart that might mean something else */
            warnings: string[];
        };
        DiffChange: {
            /** @description The kind of hold to keep */
            hold: string;
            /** @description The other kind of hold; if it is the same, a worse hold of that kind */
            rather_than: string;
            /** @description All deals that offer both kinds and in which one of them is best; absent if they are the same kind */
            deals?: string;
            /** @description Those of them in which a hold of the first kind is best */
            right?: string;
            /** @description The deals in which the new chart holds the first kind and the known one the other */
            changed: string;
            /** @description What the new holds gain in them, in bets per hand; below 0 if they lose */
            gain: number;
            /** @description The same, exactly */
            gain_exact: string;
            /** @description The deal with the largest gain or loss */
            example: components["schemas"]["DiffExample"];
        };
        DiffExample: {
            /** @description The five cards */
            deal: string;
            /** @description What the known chart holds, or "nothing" */
            before: string;
            /** @description What the new chart holds, or "nothing" */
            now: string;
            /** @description How much more the second is worth, in bets; below 0 if it is worth less */
            gain: number;
            /** @description The same, exactly */
            gain_exact: string;
        };
        RelearnRow: {
            /**
             * @description "learn" a row that only the new chart has, "forget" one that only the known one has, "move" one that comes earlier or later
             * @enum {string}
             */
            change: "learn" | "forget" | "move";
            /** @description The wild cards dealt, in words; empty in a game without */
            section: string;
            /** @description The row, as in the chart */
            row: string;
            /** @description Its number in the known chart, from 1 */
            before?: number;
            /** @description Its number in the new chart, from 1 */
            now?: number;
        };
        DrillAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.drill";
            /** @description The game */
            game: components["schemas"]["Game"];
            /**
             * @description The kind of deals drawn
             * @enum {string}
             */
            kind: "all" | "close" | "penalty";
            /** @description The random seed */
            seed: string;
            /** @description For close deals: the most that the second-best hold may cost, in bets */
            within?: number;
            /** @description The same, exactly */
            within_exact?: string;
            /** @description Deals of the kind, from which these are drawn */
            deals_of_kind: string;
            /** @description Deals of five cards */
            all_deals: string;
            /** @description The deals drawn */
            deals: components["schemas"]["DrillDeal"][];
            /** @description For penalty deals: the basic chart, as videopoker.evaluate reads it */
            chart?: string;
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars */
            warnings: string[];
        };
        DrillDeal: {
            /** @description The cards dealt */
            deal: string;
            /** @description All holds of the largest value, preferred ones first */
            best_holds: string[];
            /** @description What these are worth: the expected pay of a bet of 1 */
            value: number;
            /** @description The same, exactly */
            value_exact: string;
            /** @description The second-best hold: the best of those that are worth less */
            second?: components["schemas"]["DrillPlay"];
            /** @description The hold of the basic chart, for penalty deals */
            chart?: components["schemas"]["DrillPlay"];
        };
        DrillPlay: {
            /** @description The cards that are held; empty if all are discarded */
            hold: string;
            /** @description The expected pay of a bet of 1 */
            value: number;
            /** @description The same, exactly */
            value_exact: string;
            /** @description How much less it is worth than the best hold */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
        };
        ReviewAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.review";
            /** @description The game */
            game: components["schemas"]["Game"];
            /** @description Hands played */
            hands: string;
            /** @description What all mistakes cost together against perfect play, in bets */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
            /** @description The same in dollars, if the price of a bet is given */
            cost_dollars?: number;
            /** @description The same per hand played */
            cost_per_hand: number;
            /** @description The same, exactly */
            cost_per_hand_exact: string;
            /** @description The speed that the next member is for */
            hands_an_hour: number;
            /** @description What is lost against perfect play in an hour, in bets */
            bets_an_hour_lost: number;
            /** @description The same in dollars, if the price of a bet is given */
            bets_an_hour_lost_dollars?: number;
            /** @description The misplayed hands, the costliest first */
            mistakes: components["schemas"]["Mistake"][];
            /** @description The hands by what is best held, those that cost most first */
            kinds: components["schemas"]["ReviewedKind"][];
            /** @description What to learn first: the costliest sorts of mistakes, five at most */
            lessons: components["schemas"]["Lesson"][];
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars; and about missed deals of a trainer file that were left out */
            warnings: string[];
        };
        Mistake: {
            /** @description The line of the text, from 1; of a trainer file, the number of the missed deal */
            line: number;
            /** @description The cards dealt */
            deal: string;
            /** @description The cards that were held, or "nothing" */
            held: string;
            /** @description The cards that are best held, or "nothing" */
            best: string;
            /** @description What was held, in words */
            held_kind: string;
            /** @description What is best held, in words */
            best_kind: string;
            /** @description How much less what was held is worth than the best hold, in bets */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
        };
        ReviewedKind: {
            /** @description The kind of hold that is best */
            best_kind: string;
            /** @description Hands in which it is best */
            hands: string;
            /** @description Those of them that were misplayed */
            mistakes: string;
            /** @description What these mistakes cost together, in bets */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
        };
        Lesson: {
            /** @description The kind of hold to keep */
            hold: string;
            /** @description The other kind of hold; if it is the same, a worse hold of that kind */
            rather_than: string;
            /** @description All deals that offer both kinds and in which one of them is best; absent if they are the same kind */
            deals?: string;
            /** @description Those of them in which a hold of the first kind is best */
            right?: string;
            /** @description Hands with this mistake */
            hands: string;
            /** @description What they cost together, in bets */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
        };
        RelearnAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.relearn";
            /** @description The game that is known */
            known: components["schemas"]["Game"];
            /** @description The game that is to be learned */
            new: components["schemas"]["Game"];
            /** @description Deals in which no best hold of the known game is a best one of the new game */
            changed: string;
            /** @description Deals of five cards */
            all_deals: string;
            /** @description What it costs to play them as in the known game, in bets */
            cost_per_hand: number;
            /** @description The same, exactly */
            cost_per_hand_exact: string;
            /** @description The speed that the next member is for */
            hands_an_hour: number;
            /** @description What is lost against perfect play in an hour, in bets */
            bets_an_hour_lost: number;
            /** @description The same in dollars, if the price of a bet is given */
            bets_an_hour_lost_dollars?: number;
            /** @description The changes by kinds of holds, those that cost most first */
            changes: components["schemas"]["RelearnChange"][];
            /** @description The rows of the basic chart that are new, gone or elsewhere */
            rows?: components["schemas"]["RelearnRow"][];
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars, each with the number of its game */
            warnings: string[];
        };
        RelearnChange: {
            /** @description The kind of hold to keep */
            hold: string;
            /** @description The other kind of hold; if it is the same, a worse hold of that kind */
            rather_than: string;
            /** @description All deals that offer both kinds and in which one of them is best; absent if they are the same kind */
            deals?: string;
            /** @description Those of them in which a hold of the first kind is best */
            right?: string;
            /** @description The deals in which the known game has another best hold */
            changed: string;
            /** @description What they cost if they are played as in the known game, in bets per hand */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
            /** @description The deal in which that costs most */
            example: components["schemas"]["RelearnExample"];
        };
        RelearnExample: {
            /** @description The five cards */
            deal: string;
            /** @description The best hold in the known game, or "nothing" */
            held: string;
            /** @description The best hold in the new game, or "nothing" */
            best: string;
            /** @description What the first costs in the new game, in bets */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
        };
        BankrollAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.bankroll";
            /** @description The game */
            game: components["schemas"]["Game"];
            /**
             * @description Which hold is played if several are equally good
             * @enum {string}
             */
            tie_rule: "lowest-variance" | "highest-variance" | "most-held" | "fewest-held";
            /** @description Lines played from one deal */
            lines: number;
            /** @description The mean gain per bet, with cash back and tips: negative if the house has the edge */
            edge: number;
            /** @description The variance of a deal, per line */
            variance: number;
            /** @description The standard deviation of the result of one hand with all its lines, in bets */
            standard_deviation: number;
            /** @description The covariance of two lines drawn from one deal */
            covariance: number;
            /** @description The price of a bet on one line in dollars, if given */
            bet?: number;
            /** @description The gain of an hour of play, if a speed or a time is given */
            per_hour?: components["schemas"]["PerHour"];
            /** @description Ruin in the long run, if a bankroll is given */
            ruin?: components["schemas"]["LongRunRuin"];
            /** @description The bankroll for a risk, if one is given */
            bankroll_for?: components["schemas"]["RiskBankroll"];
            /** @description The results after a number of hands, if one is given */
            after?: components["schemas"]["SessionOutcome"];
            /** @description The chance of reaching a goal before ruin, in the long run, if one is given */
            goal?: components["schemas"]["ReachedGoal"];
            /** @description All totals that one deal can pay, in rising order; absent if there are too many */
            deal?: components["schemas"]["DealTotal"][];
            /** @description The curve to draw, if there is one */
            curve?: components["schemas"]["Curve"];
            /** @description Sentences on what a reader may not expect in the answer */
            notes: string[];
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars, and about a goal that is doubtful */
            warnings: string[];
        };
        LongRunRuin: {
            /** @description The bankroll at the start, in bets */
            bankroll: number;
            /** @description The same in dollars, if the price of a bet is given */
            bankroll_dollars?: number;
            /** @description The chance; if it is a bound, the one that is worse for the player */
            probability: number;
            /** @description Whether only two bounds of the chance are known */
            is_bound: boolean;
            /** @description The lower bound */
            probability_least?: number;
            /** @description The upper bound */
            probability_most?: number;
            /** @description How far the chance may be off by computing with doubles, if it is no bound */
            error?: number;
            /** @description The usual estimate, e^(-R * bankroll), if the chance is a bound */
            usual_estimate?: number;
        };
        RiskBankroll: {
            /** @description The risk of ruin */
            risk: number;
            /** @description The number of hands within which the risk is taken; absent for the long run */
            hands?: number;
            /** @description A whole number of bets with at most this risk, the fewest unless is_bound; null if none is enough */
            bankroll: number | null;
            /** @description The same in dollars, if the price of a bet is given */
            bankroll_dollars?: number;
            /** @description Whether fewer bets may be enough, down to bankroll_least */
            is_bound: boolean;
            /** @description A whole number of bets below which the risk is larger */
            bankroll_least?: number;
        };
        SessionOutcome: {
            /** @description Hands played */
            hands: number;
            /** @description The average result, in bets */
            mean: number;
            /** @description The same in dollars, if the price of a bet is given */
            mean_dollars?: number;
            /** @description The standard deviation of the result, in bets */
            standard_deviation: number;
            /** @description The same in dollars, if the price of a bet is given */
            standard_deviation_dollars?: number;
            /** @description The chance of a result below 0, or its upper bound */
            chance_of_loss: number;
            /** @description Its lower bound, if pays had to be rounded */
            chance_of_loss_least?: number;
            /** @description The chance of ruin within the hands, or its upper bound; absent without a bankroll */
            ruin_probability?: number;
            /** @description Its lower bound, if pays had to be rounded */
            ruin_probability_least?: number;
            /** @description The bankroll to reach, in bets; absent without a goal */
            goal?: number;
            /** @description The same in dollars, if the price of a bet is given */
            goal_dollars?: number;
            /** @description The chance of reaching the goal within the hands and before ruin, or its lower bound; absent without a goal */
            goal_probability?: number;
            /** @description Its upper bound, if pays had to be rounded */
            goal_probability_most?: number;
            /** @description The chance of ruin within the hands and before the goal, or its upper bound */
            ruin_before_goal?: number;
            /** @description Its lower bound, if pays had to be rounded */
            ruin_before_goal_least?: number;
            /** @description How far each chance may be off by computing with doubles */
            error: number;
            /** @description Quantiles of the result */
            quantiles: components["schemas"]["ResultQuantile"][];
        };
        ResultQuantile: {
            /** @description The chance of this result or less */
            share: number;
            /** @description The result, in bets */
            result: number;
            /** @description Its upper bound, if pays had to be rounded or the error leaves the result open */
            result_most?: number;
            /** @description The same in dollars, if the price of a bet is given */
            result_dollars?: number;
            /** @description The same in dollars, if the price of a bet is given */
            result_most_dollars?: number;
        };
        ReachedGoal: {
            /** @description The bankroll to reach, in bets */
            goal: number;
            /** @description The same in dollars, if the price of a bet is given */
            goal_dollars?: number;
            /** @description The chance; if it is a bound, the one that is worse for the player */
            probability: number;
            /** @description Whether only two bounds of the chance are known */
            is_bound: boolean;
            /** @description The lower bound */
            probability_least?: number;
            /** @description The upper bound */
            probability_most?: number;
            /** @description How far the chance may be off by computing with doubles, if it is no bound */
            error?: number;
        };
        DealTotal: {
            /** @description What all lines of a deal pay together, in bets */
            total: number;
            /** @description The chance of this total */
            probability: number;
        };
        Curve: {
            /** @description The title */
            title: string;
            /** @description What x is */
            x_title: string;
            /** @description Points [x, share] by rising x, with straight lines between them */
            points: [
                number,
                number
            ][];
        };
        VideopokerPlan: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.plan";
            /** @description The parts, in their order */
            parts: components["schemas"]["PlannedPart"][];
            /** @description Hands of the whole plan */
            hands: number;
            /** @description The average result of the plan, in dollars */
            mean: number;
            /** @description The same, exactly */
            mean_exact: string;
            /** @description The variance of that result, in dollars squared */
            variance: number;
            /** @description The same, exactly */
            variance_exact: string;
            /** @description Its standard deviation, in dollars */
            standard_deviation: number;
            /** @description The chance of a result below 0 */
            chance_of_loss: number;
            /** @description Quantiles of the result */
            quantiles: components["schemas"]["PlanQuantile"][];
            /** @description The bankroll at the start, in dollars, if one is given */
            bankroll?: number;
            /** @description The chance of ruin before the end of the plan and, with a goal, before that */
            ruin_probability?: number;
            /** @description The bankroll to reach, in dollars, if one is given */
            goal?: number;
            /** @description The chance of reaching the goal within the plan and before ruin */
            goal_probability?: number;
            /** @description How far each chance may be off by computing with doubles */
            error: number;
            /** @description Sentences on what a reader may not expect in the answer */
            notes: string[];
            /** @description Sentences about rows that are always outbid or pay 0, each with the number of its part, and about a goal that is doubtful */
            warnings: string[];
        };
        PlannedPart: {
            /** @description Its place in the plan, from 1 */
            number: number;
            /** @description The id in the catalog, or that of the paytable */
            id: string;
            /** @description The name of the game */
            name: string;
            /** @description Cards in the deck */
            deck: number;
            /** @description The ranks and cards that are wild, apart from jokers */
            wild: string[];
            /** @description For a machine, its state; the pays are then what final hands are worth in it */
            state?: string;
            /** @description The pays that the request changed */
            pays_changed?: components["schemas"]["ChangedPay"][];
            /** @description Hands played */
            hands: number;
            /** @description Lines of a hand */
            lines: number;
            /** @description The price of a bet on one line, in dollars */
            bet: number;
            /** @description The return, plus cash back, less tips, less 1 */
            edge: number;
            /** @description The same, exactly */
            edge_exact: string;
            /** @description The average result of the part, in dollars */
            mean: number;
            /** @description The same, exactly */
            mean_exact: string;
            /** @description The standard deviation of its result, in dollars */
            standard_deviation: number;
        };
        PlanQuantile: {
            /** @description The chance of this result or less */
            share: number;
            /** @description The result, in dollars */
            result: number;
            /** @description Its upper bound, if the error leaves the result open */
            result_most?: number;
        };
        MeterAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.meter";
            /** @description The game */
            game: components["schemas"]["Game"];
            /** @description The hand that the row pays, in the words of paytable files */
            hand: string;
            /** @description What the paytable calls the row */
            name: string;
            /** @description The ranges of pays between neighbouring breakpoints, in rising order */
            pieces: components["schemas"]["MeterPiece"][];
            /** @description The break-even: the lowest of these pays at which the return, with cash back and meter rise, is exactly 1 */
            break_even: number | null;
            /** @description The same, exactly */
            break_even_exact: string | null;
            /** @description The same in dollars, if the price of a bet is given */
            break_even_dollars?: number;
            /** @description Playing until the row hits, alone on the meter, with the strategy that is best at the break-even; absent without a break-even, and if the row overtakes another one between it and the jackpot */
            until_hit?: components["schemas"]["UntilHit"];
            /** @description The game at what the row pays now */
            now: components["schemas"]["MeterNow"];
            /**
             * @description Which hold is played at that pay if several are equally good
             * @enum {string}
             */
            tie_rule: "lowest-variance" | "highest-variance" | "most-held" | "fewest-held";
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars */
            warnings: string[];
        };
        MeterPiece: {
            /** @description The pay at which the piece begins */
            from: number;
            /** @description The same, exactly */
            from_exact: string;
            /** @description The pay at which it ends */
            to: number;
            /** @description The same, exactly */
            to_exact: string;
            /** @description What one bet more of pay adds to the return: the chance of the row */
            slope: number;
            /** @description The same, exactly */
            slope_exact: string;
            /** @description The return where the piece begins */
            return_from: number;
            /** @description The same, exactly */
            return_from_exact: string;
            /** @description Deals that are played differently from the piece before */
            deals_changed: string;
            /** @description One of the most common of these deals */
            example?: components["schemas"]["PlayChange"];
        };
        PlayChange: {
            /** @description The cards dealt */
            deal: string;
            /** @description The cards that were held up to here */
            hold_before: string;
            /** @description The cards that are held from here on */
            hold_after: string;
        };
        UntilHit: {
            /** @description The chance of the row in each hand */
            hit_chance: number;
            /** @description The same, exactly */
            hit_chance_exact: string;
            /** @description The average number of hands */
            hands: number;
            /** @description The same, exactly */
            hands_exact: string;
            /** @description The average gain, in bets: the jackpot less the break-even; no strategy gains more */
            gain: number;
            /** @description The same, exactly */
            gain_exact: string;
            /** @description The same in dollars, if the price of a bet is given */
            gain_dollars?: number;
            /** @description The average gain by the average hours, in bets, if hours or a speed were asked about */
            gain_an_hour?: number;
            /** @description The same, exactly */
            gain_an_hour_exact?: string;
            /** @description The same in dollars, if the price of a bet is given */
            gain_an_hour_dollars?: number;
            /** @description The average loss without the jackpot, in bets */
            cost: number;
            /** @description The same, exactly */
            cost_exact: string;
            /** @description The same in dollars, if the price of a bet is given */
            cost_dollars?: number;
            /** @description The average jackpot when it hits, in bets */
            jackpot: number;
            /** @description The same, exactly */
            jackpot_exact: string;
            /** @description The same in dollars, if the price of a bet is given */
            jackpot_dollars?: number;
            /** @description The hands that were asked about, if any */
            within_hands?: number;
            /** @description The chance to hit within these hands */
            chance_within?: number;
        };
        MeterNow: {
            /** @description What the row pays for a bet of 1 */
            pays: number;
            /** @description The same, exactly */
            pays_exact: string;
            /** @description The expected pay of a bet of 1 */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description The chance of the row */
            slope: number;
            /** @description The same, exactly */
            slope_exact: string;
        };
        MetersAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.meters";
            /** @description The game */
            game: components["schemas"]["Game"];
            /** @description The expected pay of a bet of 1 with today's jackpots */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description Whether return and cash back are at least 1 today */
            is_worth_it: boolean;
            /** @description The jackpots, in the order of the request */
            meters: components["schemas"]["JackpotMeter"][];
            /** @description The bets made until return and cash back are exactly 1, if nobody hits a jackpot; null if they are above already, or no jackpot rises to it */
            bets_until_even: number | null;
            /** @description The same, exactly */
            bets_until_even_exact: string | null;
            /** @description The break-even of the second jackpot for values of the first, from what the paytable pays, with any others as they are today; empty if these pays are worth playing already, or if the first jackpot has no break-even with the second as in the paytable */
            border: components["schemas"]["BorderPoint"][];
            /** @description Sentences about rows that are always outbid or pay 0, a royal flush that pays five times what is usual, or a large pay that may be in dollars */
            warnings: string[];
        };
        JackpotMeter: {
            /** @description The hand that the row pays, in the words of paytable files */
            hand: string;
            /** @description What the paytable calls the row */
            name: string;
            /** @description Today's jackpot, in bets */
            pays: number;
            /** @description The same, exactly */
            pays_exact: string;
            /** @description The same in dollars, if the price of a bet is given */
            pays_dollars?: number;
            /** @description The share of each bet that it grows by */
            rise: number;
            /** @description The same, exactly */
            rise_exact: string;
            /** @description The lowest jackpot at which return and cash back are exactly 1 while the others stay; null if there is none up to 1,000,000,000 bets, or if they are above 1 even with this jackpot at 0 */
            break_even: number | null;
            /** @description The same, exactly */
            break_even_exact: string | null;
            /** @description The same in dollars, if the price of a bet is given */
            break_even_dollars?: number;
            /** @description The jackpot when all have risen together to the break-even */
            pays_at_even: number | null;
            /** @description The same, exactly */
            pays_at_even_exact: string | null;
            /** @description The same in dollars, if the price of a bet is given */
            pays_at_even_dollars?: number;
        };
        BorderPoint: {
            /** @description The first jackpot, in bets */
            first: number;
            /** @description The same, exactly */
            first_exact: string;
            /** @description The break-even of the second */
            second: number | null;
            /** @description The same, exactly */
            second_exact: string | null;
        };
        SweepAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "videopoker.sweep";
            /** @description The game */
            game: components["schemas"]["Game"];
            /** @description Paytables that the ranges make */
            paytables: string;
            /**
             * @description Which hold is played if several are equally good
             * @enum {string}
             */
            tie_rule: "lowest-variance" | "highest-variance" | "most-held" | "fewest-held";
            /** @description Doubts about ranges of royal flushes */
            warnings: string[];
            /** @description The paytables that pass the filters */
            rows: components["schemas"]["SweepRow"][];
        };
        SweepRow: {
            /** @description What the rows of the ranges pay for a bet of 1, by their names as typed */
            pays: {
                [key: string]: number;
            };
            /** @description The same, exactly */
            pays_exact: {
                [key: string]: string;
            };
            /** @description The expected pay of a bet of 1 under perfect play */
            return: number;
            /** @description The same, exactly */
            return_exact: string;
            /** @description The variance of one hand */
            variance?: number;
            /** @description The chance that a hand is paid; a returned bet counts */
            hit_frequency?: number;
            /** @description Combinations that end in each row of the paytable, by its name */
            counts?: {
                [key: string]: string;
            };
        };
        OddsAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "holdem.odds";
            /** @description The two hole cards as they were given, or the range as it was typed */
            hole: string;
            /** @description Combos of the range that share no card with those given */
            combos?: number;
            /** @description The cards of the board as they were given */
            board: string;
            /** @description The class of flops that the odds are the average over */
            board_class?: components["schemas"]["BoardClass"];
            /** @description The dead cards as they were given */
            dead: string;
            /**
             * @description The street that the board makes
             * @enum {string}
             */
            street: "preflop" | "flop" | "turn" | "river";
            /** @description Possible complete boards; absent for a range and a class of flops, as they differ by combo */
            boards?: string;
            /** @description The odds against each number of opponents, in rising order */
            results: components["schemas"]["OddsResult"][];
            /** @description The chance of each category of final hand, the strongest first */
            hand_categories: components["schemas"]["CategoryChance"][];
            /** @description The hands or ranges of the known opponents */
            versus?: string[];
            /** @description The call that was asked about */
            call?: components["schemas"]["Call"];
            /** @description The next cards that change who is ahead, or raise the equity */
            outs?: components["schemas"]["Outs"];
            /** @description Sentences about how the ranges were read: a + that adds nothing, weights that were rounded; absent if there are none */
            warnings?: string[];
        };
        BoardClass: {
            /** @description The class as it was typed */
            text: string;
            /** @description Flops of the class, of the 22,100 of the deck */
            flops: number;
            /** @description Flops that remain different if suits may be exchanged */
            suit_classes: number;
            /** @description Flops of the class without a known card */
            possible: number;
        };
        OddsResult: {
            /** @description Unknown opponents */
            opponents: number;
            /** @description All deals; if a range has weights, the sum of the deals' weights */
            deals: string;
            /** @description Deals in which nobody has as good a hand */
            win: components["schemas"]["Share"];
            /** @description Deals in which the best hand is shared */
            tie: components["schemas"]["TieShare"];
            /** @description Deals in which somebody has a better hand */
            lose: components["schemas"]["Share"];
            /** @description The mean share of the pot */
            equity: number;
            /** @description The same, exactly */
            equity_exact: string;
            /** @description The shortcut 1-(1-p)^N for N opponents; p is the chance to lose to one */
            independent_estimate?: components["schemas"]["IndependentEstimate"];
            /** @description What the call gains on average, with no further betting */
            call_gain?: number;
            /** @description The same, exactly */
            call_gain_exact?: string;
        };
        Share: {
            /** @description Deals; if ranges have weights, the sum of the deals' weights */
            count: string;
            /** @description Their share of all deals */
            probability: number;
        };
        TieShare: {
            /** @description Deals; if ranges have weights, the sum of the deals' weights */
            count: string;
            /** @description Their share of all deals */
            probability: number;
            /** @description Deals in which exactly one opponent ties, exactly two, and so on */
            by_opponents: string[];
        };
        IndependentEstimate: {
            /** @description The chance to lose by the shortcut */
            lose: number;
            /** @description The shortcut's chance minus the exact one */
            error: number;
        };
        CategoryChance: {
            /**
             * @description The category of hand
             * @enum {string}
             */
            category: "straight flush" | "four of a kind" | "full house" | "flush" | "straight" | "three of a kind" | "two pair" | "pair" | "high card";
            /** @description The chance that the final hand is of this category */
            probability: number;
        };
        Call: {
            /** @description What is in the pot before the call */
            pot: number;
            /** @description What the call costs */
            cost: number;
            /** @description The equity with which the call gains nothing */
            break_even: number;
            /** @description The same, exactly */
            break_even_exact: string;
        };
        Outs: {
            /**
             * @description What an out does: put you ahead, put an opponent ahead, or raise your equity
             * @enum {string}
             */
            goal: "ahead" | "opponents-ahead" | "equity";
            /** @description Unknown opponents */
            opponents: number;
            /** @description The equity before the card */
            equity_now: number;
            /** @description Unseen cards, any of which may come next */
            unseen: number;
            /** @description The outs, best first */
            cards: components["schemas"]["Out"][];
        };
        Out: {
            /** @description The card */
            card: string;
            /** @description The equity with it on the board */
            equity: number;
            /** @description The same, exactly */
            equity_exact: string;
            /** @description That equity minus the one now */
            gain: number;
        };
        EquityAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "holdem.equity";
            /** @description The cards of the board as they were given */
            board: string;
            /** @description The class of flops that the equity is the average over */
            board_class?: components["schemas"]["BoardClass"];
            /** @description The dead cards as they were given */
            dead: string;
            /**
             * @description Whether all deals were counted or some were sampled
             * @enum {string}
             */
            method: "exact" | "monte-carlo";
            /** @description Deals that were counted or sampled; if ranges have weights, a counted deal weighs their product */
            deals: string;
            /** @description The players in the order of their ranges */
            players: components["schemas"]["EquityPlayer"][];
            /** @description The call that was asked about */
            call?: components["schemas"]["Call"];
            /** @description The seed of the samples */
            seed?: string;
            /** @description Sentences about how the ranges were read: a + that adds nothing, weights that were rounded; absent if there are none */
            warnings?: string[];
        };
        EquityPlayer: {
            /** @description The range as it was typed */
            range: string;
            /** @description Combos of the range that share no card with the board and the dead */
            combos: number;
            /** @description Deals in which no other player has as good a hand */
            win: components["schemas"]["Share"];
            /** @description Deals in which the player shares the best hand */
            tie: components["schemas"]["Share"];
            /** @description Deals in which somebody has a better hand */
            lose: components["schemas"]["Share"];
            /** @description The mean share of the pot */
            equity: number;
            /** @description The same, exactly; null if deals were sampled */
            equity_exact: string | null;
            /** @description The standard error of a sampled equity, or the 95% bound 3 / deals if all deals gave the same share; 0 if the equity is exact */
            standard_error: number;
            /** @description What the call would gain this player on average, with no further betting; as uncertain as the equity if deals were sampled */
            call_gain?: number;
            /** @description The same, exactly; absent if deals were sampled */
            call_gain_exact?: string;
        };
        SpreadAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "holdem.spread";
            /** @description The board */
            board: string;
            /** @description Cards out of play */
            dead: string;
            /** @description The players in the order of their ranges */
            players: components["schemas"]["SpreadPlayer"][];
            /** @description Every next card, if asked for */
            next_cards?: components["schemas"]["SpreadNextCard"][];
            /** @description Sentences about how the ranges were read: a + that adds nothing, weights that were rounded; absent if there are none */
            warnings?: string[];
        };
        SpreadPlayer: {
            /** @description The range as it was typed */
            range: string;
            /** @description Combos that are possible against the other ranges */
            combos: number;
            /** @description The share of the deals that are won alone */
            win: number;
            /** @description The same, exactly */
            win_exact: string;
            /** @description The share in which the best hand is shared */
            tie: number;
            /** @description The same, exactly */
            tie_exact: string;
            /** @description The mean share of the pot */
            equity: number;
            /** @description The same, exactly */
            equity_exact: string;
            /** @description The lowest equities in the top 10, 25, 50, 75 and 90% of the range */
            quantiles: components["schemas"]["SpreadStep"][];
            /** @description The shares of the range with an equity of at least 0, 0.05, ... 1 */
            distribution: components["schemas"]["SpreadStep"][];
            /** @description The made hands with a board, by category, then by rank */
            made: components["schemas"]["SpreadPart"][];
            /** @description The draws with cards to come, which overlap */
            draws: components["schemas"]["SpreadPart"][];
            /** @description The next cards after which its equity is highest; only with next cards */
            best_cards?: string;
            /** @description The next cards after which its equity is lowest; only with next cards */
            worst_cards?: string;
            /** @description Every combo, the highest equity first; only if hands are asked for */
            hands?: components["schemas"]["SpreadCombo"][];
        };
        SpreadStep: {
            /** @description An equity */
            equity: number;
            /** @description The same, exactly */
            equity_exact: string;
            /** @description The share of the range that has it or more */
            share: number;
            /** @description The same, exactly */
            share_exact: string;
        };
        SpreadPart: {
            /** @description Made hand or draw, such as "top pair" */
            name: string;
            /** @description Kicker, rank or hole cards used, such as "top kicker"; empty if there is nothing to add */
            detail: string;
            /** @description How many combos, whatever their weights */
            combos: number;
            /** @description Their share of the range */
            share: number;
            /** @description The same, exactly */
            share_exact: string;
            /** @description The share of the deals that are won alone */
            win: number;
            /** @description The same, exactly */
            win_exact: string;
            /** @description The share in which the best hand is shared */
            tie: number;
            /** @description The same, exactly */
            tie_exact: string;
            /** @description The mean share of the pot */
            equity: number;
            /** @description The same, exactly */
            equity_exact: string;
        };
        SpreadCombo: {
            /** @description The two cards, the higher one first */
            cards: string;
            /** @description Its share of the range, in proportion to its weight and to the deals in which it is possible */
            share: number;
            /** @description The same, exactly */
            share_exact: string;
            /** @description The share of the deals that are won alone */
            win: number;
            /** @description The same, exactly */
            win_exact: string;
            /** @description The share in which the best hand is shared */
            tie: number;
            /** @description The same, exactly */
            tie_exact: string;
            /** @description The mean share of the pot */
            equity: number;
            /** @description The same, exactly */
            equity_exact: string;
            /** @description Next cards that leave it above 50% equity; only with two players and next cards */
            good_cards?: number;
        };
        SpreadNextCard: {
            /** @description The card */
            card: string;
            /** @description The players in the order of their ranges */
            players: components["schemas"]["EquityAfterCard"][];
        };
        EquityAfterCard: {
            /** @description The equity of the player's range, over all that may come after the card */
            equity: number;
            /** @description The same, exactly */
            equity_exact: string;
        };
        PreflopAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "holdem.preflop";
            /** @description The odds of each hand, by number of opponents in rising order */
            results: components["schemas"]["PreflopResult"][];
            /** @description Sentences about how the ranges were read: a + that adds nothing, weights that were rounded; absent if there are none */
            warnings?: string[];
        };
        PreflopResult: {
            /** @description The starting hand, such as AKs */
            hand: string;
            /** @description How many combos it has */
            combos: number;
            /** @description Unknown opponents */
            opponents: number;
            /** @description All deals; if a range has weights, the sum of the deals' weights */
            deals: string;
            /** @description Deals in which nobody has as good a hand */
            win: components["schemas"]["Share"];
            /** @description Deals in which the best hand is shared */
            tie: components["schemas"]["TieShare"];
            /** @description Deals in which somebody has a better hand */
            lose: components["schemas"]["Share"];
            /** @description The mean share of the pot */
            equity: number;
            /** @description The same, exactly */
            equity_exact: string;
            /** @description The shortcut 1-(1-p)^N for N opponents; p is the chance to lose to one */
            independent_estimate?: components["schemas"]["IndependentEstimate"];
            /** @description What the call gains on average, with no further betting */
            call_gain?: number;
            /** @description The same, exactly */
            call_gain_exact?: string;
        };
        RangeAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "holdem.range";
            /** @description The range as it was typed */
            range: string;
            /** @description The range in a normal form: equal ranges have equal texts */
            normalized: string;
            /** @description How many combos are in the range */
            combos: number;
            /** @description The sum of their weights */
            weight: number;
            /** @description The same, exactly */
            weight_exact: string;
            /** @description That sum as a share of all 1,326 combos */
            share: number;
            /** @description The same, exactly */
            share_exact: string;
            /** @description What the range makes on the board; only with one */
            on_board?: components["schemas"]["RangeOnBoard"];
            /** @description All 169 starting hands, whether they are in the range or not */
            hands: components["schemas"]["RangeHand"][];
            /** @description Sentences about how the ranges were read: a + that adds nothing, weights that were rounded; absent if there are none */
            warnings?: string[];
        };
        RangeOnBoard: {
            /** @description The board */
            board: string;
            /** @description Cards out of play */
            dead: string;
            /** @description How many combos are possible with the board and the dead cards */
            combos: number;
            /** @description The sum of their weights */
            weight: number;
            /** @description The same, exactly */
            weight_exact: string;
            /** @description The made hands, by category, then by rank; each combo is one */
            made: components["schemas"]["RangePart"][];
            /** @description The draws, which overlap; none on the river */
            draws: components["schemas"]["RangePart"][];
        };
        RangePart: {
            /** @description Made hand or draw, such as "top pair" */
            name: string;
            /** @description Kicker, rank or hole cards used, such as "top kicker"; empty if there is nothing to add */
            detail: string;
            /** @description How many combos of the range, whatever their weights */
            combos: number;
            /** @description The sum of their weights */
            weight: number;
            /** @description The same, exactly */
            weight_exact: string;
            /** @description That sum as a share of the range on this board */
            share: number;
            /** @description The same, exactly */
            share_exact: string;
            /** @description The combos, as a range; AK stands for all combos of AK that are possible on this board */
            hands: string;
        };
        RangeHand: {
            /** @description The starting hand, such as AKs */
            hand: string;
            /** @description How many combos it has */
            size: number;
            /** @description How many of them are in the range */
            combos: number;
            /** @description The mean weight of all its combos */
            weight: number;
            /** @description The same, exactly */
            weight_exact: string;
            /** @description Its combos in the range, if they have different weights */
            by_combo?: components["schemas"]["RangeCombo"][];
        };
        RangeCombo: {
            /** @description The two cards, the higher one first */
            cards: string;
            /** @description Its weight, from 0 to 1 */
            weight: number;
            /** @description The same, exactly */
            weight_exact: string;
        };
        HandAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "hand";
            /** @description The cards as they were given */
            cards: string;
            /** @description The category of the hand */
            category: string;
            /** @description From 1, the worst high card, to 7,462, a royal flush */
            rank: number;
            /** @description The best five cards, in the order in which they are shown down */
            best: string;
            /** @description The hand in words, such as "nines full of fours" */
            words: string;
            /** @description The cards as a bitmap of the royalflush project */
            bitmap: string;
            /** @description The best five as such a bitmap */
            best_bitmap: string;
        };
        SignatureAnswer: {
            /**
             * @description The query that is answered
             * @constant
             */
            query: "signature";
            /** @description The checksum, 16 hexadecimal digits */
            signature: string;
            /** @description Return tables that it covers */
            signature_tables: number;
            /** @description Dealt hands of video poker that it covers */
            signature_hands: number;
            /** @description Hold'em hands that it covers */
            signature_odds: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
