"""What an interface must know: whose eyes a question is for, and which moves there are at all."""

from tests.games.core.toy import RULES, A, B, Bid, Consented, Guess, Interrupt, Offered, Wave, toy


def test_a_secret_question_says_so_to_those_who_are_asked() -> None:
    play = toy(Guess([A]))
    assert play.legal(A).secret
    assert not play.legal(B).secret
    assert not toy(Bid([A])).legal(A).secret


def test_a_game_names_all_its_moves() -> None:
    assert RULES.moves() == {"bid": Offered, "yes": Consented, "interrupt": Interrupt, "wave": Wave}
